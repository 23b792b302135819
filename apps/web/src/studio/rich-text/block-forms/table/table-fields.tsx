import { t } from "@confetti/domain/messages/t"
import { blockLimits } from "@confetti/domain/tile/block-limits"
import { announce } from "../../../../ui/announce.tsx"
import { Button } from "../../../../ui/button.tsx"
import type { FieldsProps } from "../block-form-kind.ts"
import { CellField } from "../cell-field.tsx"
import { RemoveButton } from "../remove-button.tsx"
import { useRowFocus } from "../use-row-focus.ts"
import { TitleField } from "../title-field.tsx"
import type { TableValues } from "./table-values.ts"

const { columns: columnLimits, rows: rowLimits } = blockLimits

export function TableFields({ values, flaws, onChange }: FieldsProps<TableValues>) {
  const { columns, rows } = values
  const { list, focusNext } = useRowFocus<HTMLFieldSetElement>()
  const addColumn = () => {
    onChange({ columns: [...columns, ""], rows: rows.map((row) => [...row, ""]) })
    focusNext(`thead td:nth-child(${columns.length + 1}) input`)
  }
  const removeColumn = (at: number) => {
    onChange({ columns: columns.toSpliced(at, 1), rows: rows.map((row) => row.toSpliced(at, 1)) })
    announce(t`Column removed`)
    focusNext("[data-add='column']")
  }
  const addRow = () => {
    onChange({ rows: [...rows, columns.map(() => "")] })
    focusNext(`tbody tr:nth-child(${rows.length + 1}) input`)
  }
  const removeRow = (at: number) => {
    onChange({ rows: rows.toSpliced(at, 1) })
    announce(t`Row removed`)
    focusNext("[data-add='row']")
  }
  const setCell = (row: number, column: number, cell: string) =>
    onChange({ rows: rows.map((cells, at) => (at === row ? cells.with(column, cell) : cells)) })
  const trouble = flaws["columns"] ?? flaws["rows"]
  return (
    <>
      <TitleField values={values} flaws={flaws} onChange={onChange} />
      <fieldset className="block-form-group" ref={list}>
        <legend>Columns and rows</legend>
        <div className="block-form-table">
          <table>
            <thead>
              <tr>
                {columns.map((column, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: its place is all that a column has
                  <td key={at}>
                    <CellField
                      label={`Column ${at + 1}`}
                      value={column}
                      flaw={flaws[`columns.${at}`]}
                      placeholder={`Column ${at + 1}`}
                      onChange={(next) => onChange({ columns: columns.with(at, next) })}
                    />
                  </td>
                ))}
                <td />
              </tr>
            </thead>
            <tbody>
              {rows.map((row, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: its place is all that a row has
                <tr key={at}>
                  {row.map((cell, column) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: its place is all that a cell has
                    <td key={column}>
                      <CellField
                        label={
                          columns[column]?.trim()
                            ? `Row ${at + 1}, ${columns[column].trim()}`
                            : `Row ${at + 1}, column ${column + 1}`
                        }
                        value={cell}
                        flaw={flaws[`rows.${at}.${column}`]}
                        onChange={(next) => setCell(at, column, next)}
                      />
                    </td>
                  ))}
                  <td>
                    <RemoveButton
                      label={`Remove row ${at + 1}`}
                      isPossible={rows.length > rowLimits.least}
                      onRemove={() => removeRow(at)}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
            {columns.length > columnLimits.least && (
              <tfoot>
                <tr>
                  {columns.map((column, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: its place is all that a column has
                    <td key={at}>
                      <RemoveButton
                        label={`Remove column ${column.trim() || at + 1}`}
                        isPossible
                        onRemove={() => removeColumn(at)}
                      />
                    </td>
                  ))}
                  <td />
                </tr>
              </tfoot>
            )}
          </table>
        </div>
        {trouble !== undefined && <p className="studio-trouble">{trouble}</p>}
        <div className="studio-answers">
          <Button data-add="row" disabled={rows.length >= rowLimits.most} onClick={addRow}>
            Add a row
          </Button>
          <Button data-add="column" disabled={columns.length >= columnLimits.most} onClick={addColumn}>
            Add a column
          </Button>
        </div>
      </fieldset>
    </>
  )
}
