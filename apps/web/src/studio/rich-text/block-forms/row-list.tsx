import { t } from "@confetti/domain/messages/t"
import { type ReactNode, useId } from "react"
import { announce } from "../../../ui/announce.tsx"
import { Button } from "../../../ui/button.tsx"
import { RemoveButton } from "./remove-button.tsx"
import { useRowFocus } from "./use-row-focus.ts"

type Props<Row> = {
  legend: string
  hint?: string
  rows: readonly Row[]
  empty: Row
  least?: number
  most: number
  flaw: string | undefined
  className: string
  /** What a row is called where it is removed; "" where it has no name yet. */
  nameOf: (row: Row) => string
  onChange: (rows: readonly Row[]) => void
  onRemoved?: (at: number) => void
  children: (row: Row, at: number, set: (change: Partial<Row>) => void) => ReactNode
}

export function RowList<Row>({
  legend,
  hint,
  rows,
  empty,
  least = 1,
  most,
  flaw,
  className,
  nameOf,
  ...props
}: Props<Row>) {
  const { onChange, onRemoved, children } = props
  const id = useId()
  const { list, focusNext } = useRowFocus<HTMLFieldSetElement>()
  const add = () => {
    onChange([...rows, empty])
    focusNext(`li:nth-child(${rows.length + 1}) :is(input, textarea)`)
  }
  const remove = (at: number) => {
    onChange(rows.toSpliced(at, 1))
    onRemoved?.(at)
    announce(t`Row removed`)
    focusNext("[data-add='row']")
  }
  return (
    <fieldset className="block-form-group" aria-describedby={hint === undefined ? undefined : id} ref={list}>
      <legend>{legend}</legend>
      {hint !== undefined && (
        <p className="studio-hint" id={id}>
          {hint}
        </p>
      )}
      <ul className="block-form-rows">
        {rows.map((row, at) => {
          const name = nameOf(row).trim()
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: its place is all that a row has
            <li className={className} key={at}>
              {children(row, at, (change) => onChange(rows.with(at, { ...row, ...change })))}
              <RemoveButton
                label={name === "" ? `Remove row ${at + 1}` : `Remove ${name}`}
                isPossible={rows.length > least}
                onRemove={() => remove(at)}
              />
            </li>
          )
        })}
      </ul>
      {flaw !== undefined && <p className="studio-trouble">{flaw}</p>}
      <div className="studio-answers">
        <Button data-add="row" disabled={rows.length >= most} onClick={add}>
          Add a row
        </Button>
      </div>
    </fieldset>
  )
}
