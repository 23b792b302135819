import { t } from "@confetti/domain/messages/t"
import { useState } from "react"
import { filters, type StatementFilter } from "../points-reads.ts"
import { StatementPages } from "./statement-pages.tsx"

type Props = { balance: number; language: string; onOpen: (slug: string) => void; onFeed: () => void }

/** The whole of it as a table; the browser's cookie says whose, and the server what it is called. */
const csvPath = "/points/statement.csv"

const names: Record<StatementFilter, string> = { all: t`All`, earned: t`Earned`, spent: t`Spent` }

/** Every point that came and went, each with its cause. */
export function Statement({ balance, language, onOpen, onFeed }: Props) {
  const [filter, setFilter] = useState<StatementFilter>("all")
  return (
    <section className="page-section statement" aria-labelledby="statement-title">
      <h2 id="statement-title">Statement</h2>
      <div className="statement-bar">
        <div className="statement-filters" role="group" aria-label="Lines shown">
          {filters.map((each) => (
            <button
              key={each}
              type="button"
              className="button"
              aria-pressed={each === filter}
              onClick={() => setFilter(each)}
            >
              {names[each]}
            </button>
          ))}
        </div>
        <a className="statement-csv" href={csvPath} download>
          Download as CSV
        </a>
      </div>
      <StatementPages
        key={filter}
        filter={filter}
        balance={balance}
        language={language}
        onOpen={onOpen}
        onFeed={onFeed}
      />
    </section>
  )
}
