import { type ReactNode, useId, useState } from "react"
import { Button } from "../../../ui/button.tsx"
import { type Cell, saveTable } from "./to-csv.ts"

export type ChartTable = { columns: readonly string[]; rows: readonly (readonly Cell[])[] }

type Props = {
  title: string
  about?: string
  table: ChartTable
  file: string
  language: string
  children: ReactNode
}

export function ChartCard({ title, about, table, file, language, children }: Props) {
  const [isTable, setTable] = useState(false)
  const id = useId()
  return (
    <section className="insight-card" aria-labelledby={id}>
      <header>
        <div>
          <h2 id={id}>{title}</h2>
          {about !== undefined && <p className="studio-hint">{about}</p>}
        </div>
        <div className="insight-card-acts flex gap-2">
          <Button aria-pressed={isTable} onClick={() => setTable(!isTable)}>
            Table<span className="unseen"> of {title}</span>
          </Button>
          <Button onClick={() => saveTable(file, table.columns, table.rows)}>
            CSV<span className="unseen"> of {title}</span>
          </Button>
        </div>
      </header>
      {isTable ? <DataTable title={title} table={table} language={language} /> : children}
    </section>
  )
}

function DataTable({
  title,
  table: { columns, rows },
  language,
}: {
  title: string
  table: ChartTable
  language: string
}) {
  return (
    <div className="insight-scroll" tabIndex={0} role="region" aria-label={`${title}, as a table`}>
      <table className="insight-table">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={String(row[0])}>
              {row.map((cell, at) =>
                at === 0 ? (
                  <th key={columns[at]} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={columns[at]}>{cellText(cell, language)}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function cellText(cell: Cell, language: string): string {
  if (cell === null) return "–"
  return typeof cell === "number" ? cell.toLocaleString(language) : cell
}
