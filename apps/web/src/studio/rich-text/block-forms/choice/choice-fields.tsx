import { blockLimits } from "@confetti/domain/tile/block-limits"
import { useId } from "react"
import { TextField } from "../../../pack-file/text-field.tsx"
import type { FieldsProps } from "../block-form-kind.ts"
import { CellField } from "../cell-field.tsx"
import type { ChoiceValues } from "./choice-values.ts"

export function ChoiceFields({ values, flaws, onChange }: FieldsProps<ChoiceValues>) {
  const { question, options, right, why } = values
  const id = useId()
  return (
    <>
      <TextField
        label="Question"
        value={question}
        most={blockLimits.question.most}
        rows={2}
        problem={flaws["question"] ?? null}
        onChange={(next) => onChange({ question: next })}
      />
      <fieldset className="block-form-group" aria-describedby={`${id}-hint`}>
        <legend>Options</legend>
        <p className="studio-hint" id={`${id}-hint`}>
          Two to four. Mark the one that is right.
        </p>
        <ol className="block-form-rows">
          {options.map((option, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: its place is all that an option has
            <li className="block-form-option" key={at}>
              <label>
                <input
                  type="radio"
                  name={`${id}-right`}
                  aria-label={`Option ${at + 1} is right`}
                  aria-invalid={flaws["right"] !== undefined || undefined}
                  aria-describedby={flaws["right"] === undefined ? undefined : `${id}-right`}
                  checked={right === at}
                  onChange={() => onChange({ right: at })}
                />
              </label>
              <CellField
                label={`Option ${at + 1}`}
                value={option}
                flaw={flaws[`options.${at}`]}
                placeholder={at < blockLimits.options.least ? `Option ${at + 1}` : "May be left out"}
                onChange={(next) => onChange({ options: options.with(at, next) })}
              />
            </li>
          ))}
        </ol>
        {flaws["right"] !== undefined && (
          <p className="studio-trouble" id={`${id}-right`}>
            {flaws["right"]}
          </p>
        )}
      </fieldset>
      <TextField
        label="Why"
        value={why}
        most={blockLimits.why.most}
        rows={3}
        problem={flaws["why"] ?? null}
        hint="Shown after any answer."
        onChange={(next) => onChange({ why: next })}
      />
    </>
  )
}
