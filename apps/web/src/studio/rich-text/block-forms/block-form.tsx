import { type SubmitEvent, useEffect, useRef, useState } from "react"
import { Button } from "../../../ui/button.tsx"
import { Alert } from "../../kit/alert.tsx"
import { DocumentForm } from "../../kit/document.tsx"
import type { FormKind } from "../fenced-kinds.ts"
import { chartForm } from "./chart-form.tsx"
import { choiceForm } from "./choice-form.tsx"
import { compareForm } from "./compare-form.tsx"
import { type BlockType, readBlock, writeBlock } from "./field-types.ts"
import { guessForm } from "./guess-form.tsx"
import { linkForm } from "./link-form.tsx"
import { mapForm } from "./map-form.tsx"
import { problemsIn } from "./problems.ts"
import { scrollForm } from "./scroll-form.tsx"
import { soundForm } from "./sound-form.tsx"
import { tableForm } from "./table-form.tsx"
import { tryForm } from "./try-form.tsx"

const forms = {
  choice: choiceForm,
  table: tableForm,
  chart: chartForm,
  guess: guessForm,
  try: tryForm,
  link: linkForm,
  compare: compareForm,
  scroll: scrollForm,
  sound: soundForm,
  map: mapForm,
} as Readonly<Record<FormKind, BlockType<unknown>>>

export type BlockFormProps = {
  kind: FormKind
  yaml: string
  isNew: boolean
  /** Returns false if the text is full. */
  onSave: (yaml: string) => boolean
  onClose: () => void
}

export function BlockForm({ kind, yaml, ...props }: BlockFormProps) {
  const form = forms[kind]
  const [opened] = useState(() => readBlock(form, yaml))
  if (!opened.ok) return <UnknownBlock reason={opened.reason} onClose={props.onClose} />
  return <KnownBlock form={form} opened={opened.values} {...props} />
}

function UnknownBlock({ reason, onClose }: { reason: string; onClose: () => void }) {
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => back.current?.focus(), [])
  return (
    <div className="studio-form">
      <p id="block-form-reason">
        This form can’t show everything in this block, so the block stays as it is. {reason} You can edit its YAML in
        the text.
      </p>
      <div className="studio-answers">
        <Button kind="primary" ref={back} aria-describedby="block-form-reason" onClick={onClose}>
          Back to the text
        </Button>
      </div>
    </div>
  )
}

const firstField = "input:not([type='file']), textarea, select, button"
const wrongField = "[aria-invalid], [data-invalid]"

type KnownProps = Omit<BlockFormProps, "kind" | "yaml"> & { form: BlockType<unknown>; opened: unknown }

/** The fields of a block. Problems are shown after the first attempt to save, and then updated. */
function KnownBlock({ form, opened, isNew, onSave, onClose }: KnownProps) {
  const element = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(opened)
  const [attempts, setAttempts] = useState(0)
  const [isTooLong, setTooLong] = useState(false)
  const problems = problemsIn(form.check(values))
  // The sheet first focuses its own button.
  useEffect(() => element.current?.querySelector<HTMLElement>(firstField)?.focus(), [])
  useEffect(() => {
    if (attempts > 0) element.current?.querySelector<HTMLElement>(wrongField)?.focus()
  }, [attempts])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // The sheet is inside the tile's form.
    event.stopPropagation()
    if (Object.keys(problems).length > 0) return setAttempts(attempts + 1)
    const yaml = writeBlock(form, values)
    // An unchanged block keeps the editor's own YAML.
    const isSame = !isNew && yaml === writeBlock(form, opened)
    if (isSame || onSave(yaml)) onClose()
    else setTooLong(true)
  }
  return (
    <form className="studio-form block-form" noValidate ref={element} onSubmit={submit}>
      <DocumentForm
        value={values}
        problemAt={(path) => (attempts > 0 ? (problems[path.join(".")] ?? null) : null)}
        onEdit={setValues}
      >
        <form.Fields />
      </DocumentForm>
      <Alert>{isTooLong && "The text has reached its maximum length. Shorten it to make room for this."}</Alert>
      <div className="studio-answers sticky-answers">
        <Button type="submit" kind="primary">
          {isNew ? "Add" : "Save"}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  )
}
