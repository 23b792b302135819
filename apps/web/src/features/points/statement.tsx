import type { StatementEntry } from "@confetti/contract/points"
import { t } from "@confetti/domain/messages/t"
import { tilePath } from "@confetti/domain/navigation/section"
import { Fragment, useEffect, useState } from "react"
import { useReadPages } from "../../platform/reads/use-read-pages.ts"
import { useReadCache } from "../../platform/reads/use-reads.ts"
import { Button } from "../../ui/button.tsx"
import { ErrorNote } from "../../ui/error-note.tsx"
import { momentText } from "../../ui/moment-text.ts"
import { MoreButton } from "../../ui/more-button.tsx"
import { plainClick } from "../../ui/plain-click.ts"
import { entryWords, signed } from "./entry-words.ts"
import { filters, refreshPoints, type StatementFilter, statementRead } from "./points-reads.ts"

const empty: Record<StatementFilter, { title: string; about: string }> = {
  all: {
    title: t`No points yet`,
    about: t`Read a tile to the end or share one, and the points you earn appear here.`,
  },
  earned: {
    title: t`Nothing earned yet`,
    about: t`Read a tile to the end or share one, and the points you earn appear here.`,
  },
  spent: { title: t`Nothing spent yet`, about: t`What you buy in the shop appears here, and any refunds.` },
}

type Props = { balance: number; language: string; onOpen: (slug: string) => void; onFeed: () => void }

/** The whole history as CSV; the cookie identifies the person. */
const csvPath = "/points/statement.csv"

const names: Record<StatementFilter, string> = { all: t`All`, earned: t`Earned`, spent: t`Spent` }

export function Statement({ balance, language, onOpen, onFeed }: Props) {
  const [filter, setFilter] = useState<StatementFilter>("all")
  return (
    <section className="page-section statement" aria-labelledby="statement-title">
      <h2 id="statement-title">Points history</h2>
      <div className="flex flex-wrap items-center justify-between gap-2-4">
        <div className="flex flex-wrap gap-2" role="group" aria-label="Show">
          {filters.map((each) => (
            <Button
              key={each}
              kind={each === filter ? "primary" : undefined}
              className="px-4"
              aria-pressed={each === filter}
              onClick={() => setFilter(each)}
            >
              {names[each]}
            </Button>
          ))}
        </div>
        <a className="statement-csv py-3 font-semibold underline" href={csvPath} download>
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

type EntryRowProps = { entry: StatementEntry; now: number; language: string; onOpen: (slug: string) => void }

type StatementPagesProps = {
  filter: StatementFilter
  balance: number
  language: string
  onOpen: (slug: string) => void
  onFeed: () => void
}

function StatementPages({ filter, balance, language, onOpen, onFeed }: StatementPagesProps) {
  const readPage = (before: number | null) => statementRead(filter, before)
  const { pages, isPending, hasMore, isError, isOffline, showMore, retry } = useReadPages(readPage, { freshFor: 0 })
  const cache = useReadCache()
  const lineBalance = pages[0]?.balance
  // Points may arrive between the two reads: then both are repeated, so that they agree.
  useEffect(() => {
    if (lineBalance !== undefined && lineBalance !== balance) void refreshPoints(cache)
  }, [cache, lineBalance, balance])
  const [now] = useState(() => Date.now())

  if (pages.length === 0 && isError) return <StatementError isOffline={isOffline} onRetry={retry} />
  if (pages.length === 0) return <StatementGhost />
  // A page read again may overlap the next one.
  const entries = new Map(pages.flatMap((page) => page.entries).map((entry) => [entry.number, entry]))
  if (entries.size === 0) return <EmptyStatement filter={filter} onFeed={onFeed} />
  return (
    <>
      <ol className="mt-3">
        {[...entries.values()].map((entry) => (
          <EntryRow key={entry.number} entry={entry} now={now} language={language} onOpen={onOpen} />
        ))}
      </ol>
      {isPending && <StatementGhost />}
      {isError && <StatementError isOffline={isOffline} onRetry={retry} />}
      {hasMore && <MoreButton label="Show more" onMore={showMore} />}
    </>
  )
}

function EntryRow({ entry, now, language, onOpen }: EntryRowProps) {
  const { cause, about } = entryWords(entry)
  const { tile, at, points, balance } = entry
  return (
    <li className="entry relative grid cols-end items-start gap-4 py-2" data-kind={entry.kind}>
      <div>
        {tile ? (
          <a
            className="text-3 font-semibold wrap-anywhere"
            href={tilePath("me", tile.slug)}
            data-press=".entry"
            onClick={plainClick(() => onOpen(tile.slug))}
          >
            {cause}
          </a>
        ) : (
          <strong className="text-3 font-semibold wrap-anywhere">{cause}</strong>
        )}
        <p className="ink-2">
          {about.map((each) => (
            <Fragment key={each}>{each} · </Fragment>
          ))}
          <time dateTime={at} title={new Date(at).toLocaleString(language)}>
            {momentText(at, now, language)}
          </time>
        </p>
      </div>
      {points !== 0 && (
        <p className="entry-points text-end">
          <strong className={entry.kind === "redeemed" ? undefined : "ink-hue"}>{signed(points, language)}</strong>
          <span className="ink-2 tabular-nums">
            <span className="unseen">points, then </span>
            <span aria-hidden="true">= </span>
            {balance.toLocaleString(language)}
          </span>
        </p>
      )}
    </li>
  )
}

function StatementGhost() {
  return (
    <div className="entries-ghost" role="status" aria-label="Loading your points history">
      {[1, 2, 3].map((line) => (
        <i key={line} className="skeleton mt-2" />
      ))}
    </div>
  )
}

function StatementError({ isOffline, onRetry }: { isOffline: boolean; onRetry: () => void }) {
  const about = isOffline
    ? t`Your points are safe. Their history will appear when you are back online.`
    : t`Your points and their history are safe. Please try again in a moment.`
  return <ErrorNote isOffline={isOffline} title="Could not load your points history" about={about} onRetry={onRetry} />
}

function EmptyStatement({ filter, onFeed }: { filter: StatementFilter; onFeed: () => void }) {
  const { title, about } = empty[filter]
  return (
    <div className="entries-empty grid justify-items-start gap-3 mt-6">
      <h3 className="text-4">{title}</h3>
      <p className="ink-2 text-3 text-pretty">{about}</p>
      {filter !== "spent" && (
        <a className="button primary" href="/" onClick={plainClick(onFeed)}>
          Read a tile
        </a>
      )}
    </div>
  )
}
