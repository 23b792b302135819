import type { GameChoice, StudioGameDay } from "@confetti/contract/studio-games"
import type { StudioProblem } from "@confetti/contract/studio"
import { t } from "@confetti/domain/messages/t"
import { useState } from "react"
import { ApiError } from "../../platform/api.ts"
import { announce } from "../../ui/announce.tsx"
import { Sheet } from "../../ui/sheet.tsx"
import { useAttempt } from "../../ui/use-attempt.ts"
import { studioCall } from "../access/studio-call.ts"
import { troubleText } from "../trouble-text.ts"
import { ChoiceForm } from "./choice-form.tsx"
import { dayText, gameNames, standOf, standWords } from "./game-words.ts"
import { PuzzleReveal } from "./puzzle-reveal.tsx"
import { useChoiceDraft } from "./use-choice-draft.ts"

type Props = {
  day: string
  game: StudioGameDay
  /** The version of all days that this was read at. */
  base: number
  /** Whether the studio decides days, and not the pack's file. */
  isOwn: boolean
  language: string
  onChanged: () => Promise<unknown>
  onClose: () => void
}

export function DaySheet({ day, game, base, isOwn, language, onChanged, onClose }: Props) {
  const stand = standOf(game)
  const { choice, setChoice, forget } = useChoiceDraft(day, game.game)
  const [problems, setProblems] = useState<readonly StudioProblem[]>([])
  const { isBusy, trouble, attempt } = useAttempt(wordsOf)
  const finish = async (said: string) => {
    forget()
    await onChanged()
    announce(said)
    onClose()
  }
  /** Whoever comes second sees what is there now, and keeps what they typed. */
  const trying = async (act: () => Promise<{ problems: readonly StudioProblem[] }>, said: string) => {
    setProblems([])
    try {
      const outcome = await act()
      if (outcome.problems.length === 0) return await finish(said)
      setProblems(outcome.problems)
    } catch (error) {
      await onChanged().catch(() => undefined)
      throw error
    }
  }
  const decide = (chosen: GameChoice, mayRepeat: boolean) =>
    void attempt(() =>
      trying(() => studioCall("studio-set_game_day", { base, day, choice: chosen, mayRepeat }), t`Decided`),
    )
  const clear = () =>
    void attempt(() =>
      trying(() => studioCall("studio-clear_game_day", { base, day, game: game.game }), t`As planned again`),
    )
  return (
    <Sheet title={`${gameNames[game.game]}, ${dayText(day, language)}`} className="game-sheet" onClose={onClose}>
      <div className="studio-form">
        <p className="game-stand" data-stand={stand}>
          {standWords[stand]}
        </p>
        <PuzzleReveal key={`${stand} ${base}`} day={day} game={game.game} language={language} />
        <p className="studio-trouble" role="alert">
          {trouble}
        </p>
        {stand === "played" && (
          <p>Somebody is playing this already, so it stays as it is for everybody. Tomorrow’s can be decided.</p>
        )}
        {stand !== "played" && !isOwn && (
          <p>Days come from a file of the pack. Take them over first, then you can decide this one here.</p>
        )}
        {stand === "decided" && isOwn && (
          <div className="studio-answers">
            <button type="button" className="button" disabled={isBusy} onClick={clear}>
              Take the decision back
            </button>
          </div>
        )}
        {stand !== "played" && isOwn && (
          <ChoiceForm
            day={day}
            choice={choice}
            problems={problems}
            isBusy={isBusy}
            isAgain={stand === "decided"}
            onChange={(next) => {
              setProblems([])
              setChoice(next)
            }}
            onDecide={(mayRepeat) => decide(choice, mayRepeat)}
          />
        )}
      </div>
    </Sheet>
  )
}

function wordsOf(error: unknown): string {
  if (error instanceof ApiError && error.code === "studio/file-conflict")
    return t`Somebody else changed the days in the meantime. What you typed is still here: decide once more to go on with it.`
  return troubleText(error)
}
