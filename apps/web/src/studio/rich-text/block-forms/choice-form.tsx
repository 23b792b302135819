import { t } from "@confetti/domain/messages/t"
import { blockLimits } from "@confetti/domain/tile/block-limits"
import { isSameText } from "@confetti/domain/tile/is-same-text"
import { useId } from "react"
import { useField } from "../../kit/document.tsx"
import { FieldAbout, TextField } from "../../kit/document-fields.tsx"
import { type BlockType, line, list, record, text } from "./field-types.ts"
import { oneLine, problemsIn, textProblem } from "./problems.ts"
import { CellField, Group } from "./rows.tsx"

const { least, most } = blockLimits.options

export type ChoiceValues = {
  question: string
  /** At least four fields; empty ones are dropped. */
  options: readonly string[]
  /** Index of the right option. */
  right: number | null
  why: string
}

const fields = record({
  question: line(blockLimits.question, t`Enter a question.`),
  options: list,
  right: text,
  why: line(blockLimits.why, t`Explain why it is right.`),
})

export const choiceForm: BlockType<ChoiceValues> = {
  read: (yaml, name) => {
    const { options, right, ...values } = fields.read(yaml, name)
    const at = right === "" ? -1 : options.indexOf(right)
    const more = Array.from({ length: Math.max(0, most - options.length) }, () => "")
    return { ...values, options: [...options, ...more], right: at < 0 ? null : at }
  },
  write: ({ options, right, ...values }) =>
    fields.write({ ...values, options: options.filter(isFilled), right: options[right ?? -1] ?? "" }),
  check: (values) => {
    const right = values.options[values.right ?? -1] ?? ""
    return problemsIn(fields.check({ ...values, right }), {
      options: values.options.map((_, at) => optionProblem(values.options, at)),
      right: isFilled(right) ? null : t`Mark the option that is right.`,
    })
  },
  Fields: ChoiceFields,
}

function isFilled(option: string): boolean {
  return oneLine(option) !== ""
}

function optionProblem(options: readonly string[], at: number): string | null {
  const option = options[at] ?? ""
  const filled = options.filter(isFilled).length
  if (!isFilled(option))
    return filled < least && options.findIndex((each) => !isFilled(each)) === at ? t`Enter at least two options.` : null
  if (filled > most && at >= most) return t`There can be at most four options.`
  if (options.findIndex((other) => isSameText(other, option)) < at) return t`This is the same as another option.`
  return textProblem(option, blockLimits.option, "")
}

function ChoiceFields() {
  const options = useField<readonly string[]>("options").value
  const right = useField<number | null>("right")
  const name = useId()
  return (
    <>
      <TextField path="question" label="Question" most={blockLimits.question.most} rows={2} />
      <Group legend="Options" hint="Two to four. Mark the one that is right.">
        <ol className="grid gap-2">
          {options.map((_, at) => (
            <li className="block-form-option" key={at}>
              <label className="grid place-items-center min-h-44">
                <input
                  type="radio"
                  className="studio-box"
                  name={name}
                  aria-label={`Option ${at + 1} is right`}
                  aria-invalid={right.problem !== null || undefined}
                  aria-describedby={`${right.id}-about`}
                  checked={right.value === at}
                  onChange={() => right.set(at)}
                />
              </label>
              <CellField
                path={["options", at]}
                label={`Option ${at + 1}`}
                placeholder={at < least ? `Option ${at + 1}` : t`Optional`}
              />
            </li>
          ))}
        </ol>
        <FieldAbout field={right} />
      </Group>
      <TextField path="why" label="Why" most={blockLimits.why.most} rows={3} hint="Shown after any answer." />
    </>
  )
}
