import { t } from "@confetti/domain/messages/t"
import { type AspectFormat, aspectFormats } from "@confetti/domain/tile/aspect"
import { fieldId } from "./draft-path.ts"
import { ProblemText, problemId, useProblem } from "./problems.tsx"

const path = ["aspect"]

const words: Record<AspectFormat, string> = {
  "19.5x9": t`Full screen`,
  "4x3": t`Portrait`,
  "1x2": t`Wide`,
  "2x1": t`Tall`,
  developing: t`Developing`,
}

type Props = { value: string; isDeveloping: boolean; onChange: (value: string) => void }

export function AspectField({ value, isDeveloping, onChange }: Props) {
  const problem = useProblem(path)
  return (
    <fieldset className="draft-choice" id={fieldId(path)} tabIndex={-1} aria-describedby={problemId(path)}>
      <legend>Cover format</legend>
      <div className="draft-chips">
        {aspectFormats.map((format) => (
          <label key={format} className="draft-chip">
            <input
              type="radio"
              name="draft-aspect"
              checked={value === format}
              disabled={isDeveloping && format !== "developing"}
              onChange={() => onChange(format)}
            />
            <span>
              <i className="draft-aspect" data-format={format} aria-hidden="true" /> {words[format]}
            </span>
          </label>
        ))}
      </div>
      <ProblemText path={path} problem={problem} />
    </fieldset>
  )
}
