import type { GameChoice } from "@confetti/contract/studio-games"
import type { StudioProblem } from "@confetti/contract/studio"
import { t } from "@confetti/domain/messages/t"
import { Button } from "../../ui/button.tsx"
import { Form } from "../kit/form.tsx"
import { TextField } from "../pack-file/text-field.tsx"
import { QuestionsField } from "./questions-field.tsx"

type Props = {
  day: string
  choice: GameChoice
  /** What was wrong with the last try; one at `repeat` alone can be gone on with. */
  problems: readonly StudioProblem[]
  isBusy: boolean
  isAgain: boolean
  onChange: (choice: GameChoice) => void
  onDecide: (mayRepeat: boolean) => void
}

const intro: Readonly<Record<GameChoice["game"], string>> = {
  WURD: t`Five letters, a word of the lists, no plural. Other days stay as they are planned.`,
  BAW: t`Seven different letters without an s, of a common word, with 20 to 60 words in them. Other days stay as they are planned.`,
  QUIZ_ME: t`Five questions on five tiles that are out by then. Those tiles’ turn is taken by it, so later quizzes may become others.`,
}

export function ChoiceForm({ day, choice, problems, isBusy, isAgain, onChange, onDecide }: Props) {
  const repeat = problems.find(({ path }) => path?.[0] === "repeat")
  return (
    <Form
      className="game-choice"
      action={isBusy ? "Checking…" : "Decide"}
      also={
        repeat && (
          <Button disabled={isBusy} onClick={() => onDecide(true)}>
            Decide it all the same
          </Button>
        )
      }
      isBusy={isBusy || !isBegun(choice)}
      onSubmit={() => onDecide(false)}
    >
      <h3>{isAgain ? "Decide otherwise" : "Decide it yourself"}</h3>
      <p className="studio-hint">{intro[choice.game]}</p>
      <Fields day={day} choice={choice} onChange={onChange} />
      <div role="alert">
        {problems.length > 0 && (
          <ul className="game-problems studio-trouble">
            {problems.map(({ path, message }) => (
              <li key={`${path?.join(".") ?? ""} ${message}`}>{flawText(message)}</li>
            ))}
          </ul>
        )}
      </div>
    </Form>
  )
}

function Fields({ day, choice, onChange }: Pick<Props, "day" | "choice" | "onChange">) {
  if (choice.game === "WURD")
    return (
      <>
        <TextField label="Word" value={choice.word} onChange={(word) => onChange({ ...choice, word })} />
        <TextField
          label="A line on it, for the end"
          value={choice.line}
          most={140}
          hint="Empty for the line the lists have."
          onChange={(line) => onChange({ ...choice, line })}
        />
      </>
    )
  if (choice.game === "BAW")
    return (
      <div className="game-baw-fields">
        <TextField label="Letters" value={choice.letters} onChange={(letters) => onChange({ ...choice, letters })} />
        <TextField
          label="Needed one"
          value={choice.required}
          onChange={(required) => onChange({ ...choice, required })}
        />
      </div>
    )
  return (
    <QuestionsField
      day={day}
      questions={choice.questions}
      onChange={(questions) => onChange({ ...choice, questions })}
    />
  )
}

function isBegun(choice: GameChoice): boolean {
  if (choice.game === "WURD") return choice.word.trim() !== ""
  if (choice.game === "BAW") return choice.letters.trim() !== ""
  return choice.questions.length === 5
}

function flawText(message: string): string {
  const words = message.replace(/`([^`]*)`/g, (_, name: string) => t`“${name}”`)
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
}
