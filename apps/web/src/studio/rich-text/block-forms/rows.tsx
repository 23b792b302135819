import { t } from "@confetti/domain/messages/t"
import { type ReactNode, type Ref, type RefObject, useEffect, useId, useRef } from "react"
import { announce } from "../../../ui/announce.tsx"
import { Button } from "../../../ui/button.tsx"
import { Icon } from "../../../ui/icon.tsx"
import { Alert } from "../../kit/alert.tsx"
import { useField, Within } from "../../kit/document.tsx"
import { controlProps, FieldAbout } from "../../kit/document-fields.tsx"
import type { Path } from "../../kit/paths.ts"

type GroupProps = {
  legend: string
  hint?: string | undefined
  ref?: Ref<HTMLFieldSetElement>
  className?: string
  children: ReactNode
}

export function Group({ legend, hint, ref, className = "", children }: GroupProps) {
  const id = useId()
  return (
    <fieldset className={`studio-set grid cols-1 gap-2 ${className}`} aria-describedby={hint && id} ref={ref}>
      <legend>{legend}</legend>
      {hint && (
        <p className="studio-hint" id={id}>
          {hint}
        </p>
      )}
      {children}
    </fieldset>
  )
}

type CellProps = { path: string | Path; label: string; placeholder?: string }

/** A field whose label is only visible to screen readers. */
export function CellField({ path, label, placeholder }: CellProps) {
  const field = useField<string>(path)
  return (
    <div className="studio-field">
      <input
        {...controlProps(field)}
        aria-label={label}
        placeholder={placeholder}
        value={field.value}
        onChange={({ currentTarget }) => field.set(currentTarget.value)}
      />
      <FieldAbout field={field} />
    </div>
  )
}

type RowsProps<Row> = {
  path: string
  legend: string
  hint?: string
  empty: Row
  least?: number
  most: number
  className: string
  /** A row's name in its remove button; "" if it has none. */
  nameOf?: (row: Row) => string
  onRemoved?: (at: number) => void
  children: (row: Row, at: number) => ReactNode
}

/** Rows of fields, with paths relative to their row. */
export function RowsField<Row>({ path, legend, hint, empty, least = 1, most, className, ...props }: RowsProps<Row>) {
  const { nameOf = () => "", onRemoved, children } = props
  const { value: rows, problem, edit } = useField<readonly Row[]>(path)
  const { list, focusNext } = useRowFocus()
  const add = () => {
    edit((now) => [...now, empty])
    focusNext(`li:nth-child(${rows.length + 1}) :is(input, textarea)`)
  }
  const remove = (at: number) => {
    edit((now) => now.toSpliced(at, 1))
    onRemoved?.(at)
    announce(t`Row removed`)
    focusNext("[data-add='row']")
  }
  return (
    <Group legend={legend} hint={hint} ref={list}>
      <ul className="grid gap-2">
        {rows.map((row, at) => {
          const name = nameOf(row).trim()
          return (
            <li className={className} key={at}>
              <Within path={[path, at]}>{children(row, at)}</Within>
              <RemoveButton
                label={name === "" ? `Remove row ${at + 1}` : `Remove ${name}`}
                isPossible={rows.length > least}
                onRemove={() => remove(at)}
              />
            </li>
          )
        })}
      </ul>
      <Alert>{problem}</Alert>
      <div className="studio-answers">
        <Button data-add="row" disabled={rows.length >= most} onClick={add}>
          Add a row
        </Button>
      </div>
    </Group>
  )
}

export function RemoveButton(props: { label: string; isPossible: boolean; onRemove: () => void }) {
  const { label, isPossible, onRemove } = props
  return (
    <button type="button" className="icon-button" aria-label={label} disabled={!isPossible} onClick={onRemove}>
      <Icon name="close" />
    </button>
  )
}

/** Moves the focus to a row after the next render. */
export function useRowFocus(): { list: RefObject<HTMLFieldSetElement | null>; focusNext: (selector: string) => void } {
  const list = useRef<HTMLFieldSetElement>(null)
  const wanted = useRef<string | null>(null)
  useEffect(() => {
    if (wanted.current !== null) list.current?.querySelector<HTMLElement>(wanted.current)?.focus()
    wanted.current = null
  })
  return { list, focusNext: (selector) => (wanted.current = selector) }
}
