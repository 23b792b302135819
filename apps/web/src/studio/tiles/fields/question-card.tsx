import type { TileDraft } from "@confetti/contract/tile-draft"
import { tileLimits } from "@confetti/domain/tile/tile-limits"
import { Button } from "../../../ui/button.tsx"
import { fieldId } from "./draft-path.ts"
import { ProblemText, problemId, useProblem } from "./problems.tsx"
import { TextField } from "./text-field.tsx"

type Question = TileDraft["questions"][number]
type Props = { question: Question; at: number; onChange: (change: Partial<Question>) => void; onRemove: () => void }

export function QuestionCard({ question: { question, options, right, why }, at, onChange, onRemove }: Props) {
  const path = ["questions", at]
  const problem = useProblem(path)
  const rightPath = [...path, "right"]
  const rightProblem = useProblem(rightPath)
  const changeOption = (index: number, text: string) =>
    onChange({
      options: options.map((option, each) => (each === index ? text : option)),
      // The right one is named by its words, and stays the right one while they change.
      ...(right !== "" && options[index] === right && { right: text }),
    })
  return (
    <div className="draft-card" id={fieldId(path)} tabIndex={-1} role="group" aria-label={`Question ${at + 1}`}>
      <div className="draft-card-head">
        <b>{at + 1}</b>
        <span className="draft-card-acts">
          <Button aria-label={`Remove question ${at + 1}`} onClick={onRemove}>
            Remove
          </Button>
        </span>
      </div>
      <ProblemText path={path} problem={problem} />
      <TextField
        path={[...path, "question"]}
        label="Question"
        most={tileLimits.question.most}
        value={question}
        onChange={(text) => onChange({ question: text })}
      />
      <fieldset className="draft-options" id={fieldId(rightPath)} tabIndex={-1} aria-describedby={problemId(rightPath)}>
        <legend>Options; mark the right one</legend>
        <OptionsProblem at={at} />
        {options.map((option, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place and its words
          <div key={index} className="draft-option">
            <input
              type="radio"
              name={`${fieldId(path)}-right`}
              aria-label={`Option ${index + 1} is right`}
              checked={option !== "" && option === right}
              disabled={option === ""}
              onChange={() => onChange({ right: option })}
            />
            <TextField
              path={[...path, "options", index]}
              label={`Option ${index + 1}`}
              most={tileLimits.option.most}
              value={option}
              onChange={(text) => changeOption(index, text)}
            />
          </div>
        ))}
        <ProblemText path={rightPath} problem={rightProblem} isQuiet={right === ""} />
      </fieldset>
      <TextField
        path={[...path, "why"]}
        label="Why it is right"
        most={tileLimits.why.most}
        rows={2}
        value={why}
        onChange={(text) => onChange({ why: text })}
      />
    </div>
  )
}

function OptionsProblem({ at }: { at: number }) {
  const path = ["questions", at, "options"]
  return <ProblemText path={path} problem={useProblem(path)} />
}
