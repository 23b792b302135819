import type { StudioProblem } from "@confetti/contract/studio"
import type { GameChoice } from "@confetti/contract/studio-games"
import { t } from "@confetti/domain/messages/t"
import { Button } from "../../ui/button.tsx"
import { DocumentForm } from "../kit/document.tsx"
import { TextField } from "../kit/document-fields.tsx"
import { Form } from "../kit/form.tsx"
import { QuestionsField } from "./questions-field.tsx"

type Props = {
  day: string
  choice: GameChoice
  /** Problems of the last attempt. `repeat` alone may be ignored. */
  problems: readonly StudioProblem[]
  isBusy: boolean
  isAgain: boolean
  onEdit: (step: (now: GameChoice) => GameChoice) => void
  onDecide: (mayRepeat: boolean) => void
}

const intro: Readonly<Record<GameChoice["game"], string>> = {
  WURD: t`Five letters, a word from the lists, not a plural. Other days do not change.`,
  BAW: t`Seven different letters without an s that spell a common word and make 20 to 60 words. Other days do not change.`,
  QUIZ_ME: t`Five questions about five tiles published by then. Later quizzes may change, as they can no longer use these tiles.`,
}

export function ChoiceForm({ day, choice, problems, isBusy, isAgain, onEdit, onDecide }: Props) {
  const repeat = problems.find(({ path }) => path?.[0] === "repeat")
  return (
    <Form
      className="game-choice"
      action={isBusy ? "Checking…" : "Save"}
      also={
        repeat && (
          <Button disabled={isBusy} onClick={() => onDecide(true)}>
            Save anyway
          </Button>
        )
      }
      isBusy={isBusy || !isBegun(choice)}
      onSubmit={() => onDecide(false)}
    >
      <h3 className="text-3">{isAgain ? "Change this choice" : "Choose it yourself"}</h3>
      <p className="studio-hint">{intro[choice.game]}</p>
      <DocumentForm value={choice} onEdit={onEdit}>
        <Fields day={day} game={choice.game} />
      </DocumentForm>
      <div role="alert">
        {problems.length > 0 && (
          <ul className="studio-error grid gap-1">
            {problems.map(({ path, message }) => (
              <li key={`${path?.join(".") ?? ""} ${message}`}>{problemText(message)}</li>
            ))}
          </ul>
        )}
      </div>
    </Form>
  )
}

function Fields({ day, game }: { day: string; game: GameChoice["game"] }) {
  if (game === "WURD")
    return (
      <>
        <TextField path="word" label="Word" />
        <TextField path="line" label="Closing line" most={140} hint="Leave empty to use the one from the lists." />
      </>
    )
  if (game === "BAW")
    return (
      <div className="game-baw-fields grid items-start gap-3">
        <TextField path="letters" label="Letters" />
        <TextField path="required" label="Required letter" />
      </div>
    )
  return <QuestionsField day={day} />
}

function isBegun(choice: GameChoice): boolean {
  if (choice.game === "WURD") return choice.word.trim() !== ""
  if (choice.game === "BAW") return choice.letters.trim() !== ""
  return choice.questions.length === 5
}

function problemText(message: string): string {
  const words = message.replace(/`([^`]*)`/g, (_, name: string) => t`“${name}”`)
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
}
