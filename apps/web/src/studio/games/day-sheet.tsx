import type { StudioProblem } from "@confetti/contract/studio"
import type { GameChoice, StudioGameDay } from "@confetti/contract/studio-games"
import { t } from "@confetti/domain/messages/t"
import { useState } from "react"
import { ApiError } from "../../platform/api.ts"
import { fieldsOf } from "../../platform/storage.ts"
import { announce } from "../../ui/announce.tsx"
import { Button } from "../../ui/button.tsx"
import { Sheet } from "../../ui/sheet.tsx"
import { studioCall } from "../access/studio-call.ts"
import { errorText } from "../error-text.ts"
import { Alert } from "../kit/alert.tsx"
import { useAction } from "../kit/use-action.ts"
import { useUnsaved } from "../unsaved/use-unsaved.ts"
import { ChoiceForm } from "./choice-form.tsx"
import { dayText, type Game, gameNames, standOf, standWords } from "./game-words.ts"
import { PuzzleReveal } from "./puzzle-reveal.tsx"

type Props = {
  day: string
  game: StudioGameDay
  /** The version of all days when this was read. */
  base: number
  /** Whether days are edited in the studio, not in the pack's file. */
  isOwn: boolean
  language: string
  onChanged: () => Promise<unknown>
  onClose: () => void
}

export function DaySheet({ day, game, base, isOwn, language, onChanged, onClose }: Props) {
  const stand = standOf(game)
  const [typed, setTyped] = useUnsaved(`game ${day} ${game.game}`, isChoiceOf(game.game))
  const choice = typed ?? empty[game.game]
  const [problems, setProblems] = useState<readonly StudioProblem[]>([])
  const { isBusy, error, act } = useAction(dayErrorText)
  const change = (step: Promise<{ problems: readonly StudioProblem[] }>, said: string) =>
    void act(async () => {
      setProblems([])
      const outcome = await step.catch(async (error: unknown) => {
        // After a conflict the editor sees the current day, and keeps the typed one.
        await onChanged().catch(() => undefined)
        throw error
      })
      setProblems(outcome.problems)
      if (outcome.problems.length > 0) return
      setTyped(null)
      await onChanged()
      announce(said)
      onClose()
    })
  return (
    <Sheet title={`${gameNames[game.game]}, ${dayText(day, language)}`} onClose={onClose}>
      <div className="studio-form">
        <p className="studio-chip game-stand" data-stand={stand}>
          {standWords[stand]}
        </p>
        <PuzzleReveal key={`${stand} ${base}`} day={day} game={game.game} language={language} />
        <Alert>{error}</Alert>
        {stand === "played" && <p>Someone is already playing this, so it can’t change. You can choose tomorrow’s.</p>}
        {stand !== "played" && !isOwn && (
          <p>Days come from a file of the pack. Take the file over first to choose this one here.</p>
        )}
        {stand === "decided" && isOwn && (
          <div className="studio-answers">
            <Button
              disabled={isBusy}
              onClick={() =>
                change(studioCall("studio-clear_game_day", { base, day, game: game.game }), t`Use the planned one`)
              }
            >
              Undo this choice
            </Button>
          </div>
        )}
        {stand !== "played" && isOwn && (
          <ChoiceForm
            day={day}
            choice={choice}
            problems={problems}
            isBusy={isBusy}
            isAgain={stand === "decided"}
            onEdit={(step) => {
              setProblems([])
              setTyped((now) => step(now ?? empty[game.game]))
            }}
            onDecide={(mayRepeat) =>
              change(studioCall("studio-set_game_day", { base, day, choice, mayRepeat }), t`Chosen`)
            }
          />
        )}
      </div>
    </Sheet>
  )
}

function dayErrorText(error: unknown): string {
  if (error instanceof ApiError && error.code === "studio/file-conflict")
    return t`Someone else changed the days in the meantime. What you typed is still here: save again to use it.`
  return errorText(error)
}

const empty: Readonly<Record<Game, GameChoice>> = {
  WURD: { game: "WURD", word: "", line: "" },
  BAW: { game: "BAW", letters: "", required: "" },
  QUIZ_ME: { game: "QUIZ_ME", questions: [] },
}

function isChoiceOf(game: Game) {
  return (value: unknown): value is GameChoice => fieldsOf(value)["game"] === game
}
