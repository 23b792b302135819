import { useCallback, useState } from "react"
import { useReads } from "../../../platform/reads/use-reads.ts"
import { MoreButton } from "../../../ui/more-button.tsx"
import type { StatementFilter, StatementPage } from "../points-reads.ts"
import { statementRead } from "../points-reads.ts"
import { EntryRow } from "./entry-row.tsx"
import { EmptyStatement, StatementGhost, StatementTrouble } from "./statement-states.tsx"

type Props = { filter: StatementFilter; language: string; onOpen: (slug: string) => void; onFeed: () => void }

/** The lines of one filter, the newest first, page after page. */
export function StatementPages({ filter, language, onOpen, onFeed }: Props) {
  /** The `before` of each page that is shown. */
  const [befores, setBefores] = useState<readonly (number | null)[]>([null])
  const { states, retry } = useReads<StatementPage>(
    befores.map((before) => statementRead(filter, before)),
    { freshFor: 0 },
  )
  const [now] = useState(() => Date.now())
  const pages = states.flatMap(({ data }) => data ?? [])
  const failed = states.find(({ data, error }) => data === undefined && error !== null)
  const next = pages.length === befores.length ? pages.at(-1)?.next : null
  const showMore = useCallback(() => {
    if (next) setBefores((shown) => (shown.includes(next) ? shown : [...shown, next]))
  }, [next])

  if (failed) return <StatementTrouble error={failed.error} onRetry={retry} />
  if (pages.length === 0) return <StatementGhost />
  // A page that was read again may have grown into the next one.
  const entries = new Map(pages.flatMap((page) => page.entries).map((entry) => [entry.number, entry]))
  if (entries.size === 0) return <EmptyStatement filter={filter} onFeed={onFeed} />
  return (
    <>
      <ol className="entries">
        {[...entries.values()].map((entry) => (
          <EntryRow key={entry.number} entry={entry} now={now} language={language} onOpen={onOpen} />
        ))}
      </ol>
      {pages.length < befores.length && <StatementGhost />}
      {next && <MoreButton label="Show more" onMore={showMore} />}
    </>
  )
}
