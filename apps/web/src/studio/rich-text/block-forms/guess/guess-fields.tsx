import { blockLimits } from "@confetti/domain/tile/block-limits"
import { TextField } from "../../../pack-file/text-field.tsx"
import type { FieldsProps } from "../block-form-kind.ts"
import type { GuessValues } from "./guess-values.ts"

/** Numbers are plain text: the keypads of phones have no minus, or a comma for the point. */
export function GuessFields({ values, flaws, onChange }: FieldsProps<GuessValues>) {
  const { question, min, max, step, unit, answer, why } = values
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
      <div className="block-form-numbers">
        <TextField
          label="Lowest"
          value={min}
          problem={flaws["min"] ?? null}
          onChange={(next) => onChange({ min: next })}
        />
        <TextField
          label="Highest"
          value={max}
          problem={flaws["max"] ?? null}
          onChange={(next) => onChange({ max: next })}
        />
        <TextField
          label="Step"
          value={step}
          problem={flaws["step"] ?? null}
          onChange={(next) => onChange({ step: next })}
        />
        <TextField
          label="Unit"
          value={unit}
          most={blockLimits.unit.most}
          problem={flaws["unit"] ?? null}
          hint="May be left out."
          onChange={(next) => onChange({ unit: next })}
        />
      </div>
      <TextField
        label="Answer"
        value={answer}
        problem={flaws["answer"] ?? null}
        onChange={(next) => onChange({ answer: next })}
      />
      <TextField
        label="Why"
        value={why}
        most={blockLimits.why.most}
        rows={3}
        problem={flaws["why"] ?? null}
        hint="Shown with the answer."
        onChange={(next) => onChange({ why: next })}
      />
    </>
  )
}
