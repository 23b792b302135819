import { t } from "@confetti/domain/messages/t"
import { blockLimits } from "@confetti/domain/tile/block-limits"
import { announce } from "../../../ui/announce.tsx"
import { Button } from "../../../ui/button.tsx"
import { Alert } from "../../kit/alert.tsx"
import { useField } from "../../kit/document.tsx"
import { TextField } from "../../kit/document-fields.tsx"
import { type BlockType, line, list, record, rows } from "./field-types.ts"
import { isEmptyRow, problemsIn, textProblem } from "./problems.ts"
import { CellField, Group, RemoveButton, useRowFocus } from "./rows.tsx"
import { inOneLine } from "./yaml.ts"

const limits = blockLimits

/** Each row has one cell for each column. Empty rows are dropped. */
export type TableValues = { title: string; columns: readonly string[]; rows: readonly (readonly string[])[] }

const fields = record<TableValues>({
  title: line(limits.title, t`Enter a title.`),
  columns: { ...list, write: (columns) => inOneLine(list.write(columns)) },
  rows: rows(list),
})

export const tableForm: BlockType<TableValues> = {
  ...fields,
  read: (yaml, name) => {
    const { title, columns, rows } = fields.read(yaml, name)
    // Shows rows of the wrong length, so that they can be fixed.
    const width = Math.max(2, columns.length, ...rows.map(({ length }) => length))
    const fill = (cells: readonly string[]) => Array.from({ length: width }, (_, at) => cells[at] ?? "")
    return { title, columns: fill(columns), rows: rows.map(fill) }
  },
  check: ({ title, columns, rows }) => {
    const isEmpty = rows.every(isEmptyRow)
    // The only row of a table must not be empty.
    const isLeftOut = (row: readonly string[], at: number) => isEmptyRow(row) && !(isEmpty && at === 0)
    const cellProblem = (cell: string) => textProblem(cell, limits.cell, t`Fill in this cell.`)
    return problemsIn(
      fields.check({ title, columns, rows }),
      {
        columns: columns.map((column) => textProblem(column, limits.column, t`Name this column.`)),
        rows: rows.map((row, at) => (isLeftOut(row, at) ? null : row.map(cellProblem))),
      },
      { rows: sizeProblem(columns.length, rows.length) },
    )
  },
  Fields: TableFields,
}

function sizeProblem(columns: number, rows: number): string | null {
  if (columns > limits.columns.most) return t`A phone has room for ${limits.columns.most} columns.`
  return rows > limits.rows.most ? t`A table can have at most ${limits.rows.most} rows.` : null
}

function TableFields() {
  const { value: table, edit } = useField<TableValues>([])
  const { columns, rows } = table
  const { problem } = useField("rows")
  const { list, focusNext } = useRowFocus()
  const addColumn = () => {
    edit((now) => ({ ...now, columns: [...now.columns, ""], rows: now.rows.map((row) => [...row, ""]) }))
    focusNext(`thead td:nth-child(${columns.length + 1}) input`)
  }
  const removeColumn = (at: number) => {
    const without = (cells: readonly string[]) => cells.toSpliced(at, 1)
    edit((now) => ({ ...now, columns: without(now.columns), rows: now.rows.map(without) }))
    announce(t`Column removed`)
    focusNext("[data-add='column']")
  }
  const addRow = () => {
    edit((now) => ({ ...now, rows: [...now.rows, now.columns.map(() => "")] }))
    focusNext(`tbody tr:nth-child(${rows.length + 1}) input`)
  }
  const removeRow = (at: number) => {
    edit((now) => ({ ...now, rows: now.rows.toSpliced(at, 1) }))
    announce(t`Row removed`)
    focusNext("[data-add='row']")
  }
  return (
    <>
      <TextField path="title" label="Title" most={limits.title.most} />
      <Group legend="Columns and rows" ref={list}>
        <div className="block-form-table">
          <table>
            <thead>
              <tr>
                {columns.map((_, at) => (
                  <td key={at}>
                    <CellField path={["columns", at]} label={`Column ${at + 1}`} placeholder={`Column ${at + 1}`} />
                  </td>
                ))}
                <td />
              </tr>
            </thead>
            <tbody>
              {rows.map((row, at) => (
                <tr key={at}>
                  {row.map((_, column) => (
                    <td key={column}>
                      <CellField
                        path={["rows", at, column]}
                        label={
                          columns[column]?.trim()
                            ? `Row ${at + 1}, ${columns[column].trim()}`
                            : `Row ${at + 1}, column ${column + 1}`
                        }
                      />
                    </td>
                  ))}
                  <td>
                    <RemoveButton
                      label={`Remove row ${at + 1}`}
                      isPossible={rows.length > limits.rows.least}
                      onRemove={() => removeRow(at)}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
            {columns.length > limits.columns.least && (
              <tfoot>
                <tr>
                  {columns.map((column, at) => (
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
        <Alert>{problem}</Alert>
        <div className="studio-answers">
          <Button data-add="row" disabled={rows.length >= limits.rows.most} onClick={addRow}>
            Add a row
          </Button>
          <Button data-add="column" disabled={columns.length >= limits.columns.most} onClick={addColumn}>
            Add a column
          </Button>
        </div>
      </Group>
    </>
  )
}
