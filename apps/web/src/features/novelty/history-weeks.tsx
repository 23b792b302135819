import type { Category } from "@confetti/contract/category"
import { t } from "@confetti/domain/messages/t"
import { tilePath } from "@confetti/domain/navigation/section"
import { weeksOf, weekWords } from "@confetti/domain/novelty/history-weeks"
import { type HistoryEntry, summarise } from "@confetti/domain/novelty/novelty-history"
import { MoreButton } from "../../ui/more-button.tsx"
import { plainClick } from "../../ui/plain-click.ts"
import type { Reader } from "./history-reader.ts"
import { ratingWords, titleOf } from "./novelty-words.ts"
import { CategoryShares } from "./share-bar.tsx"
import type { History } from "./use-history.ts"

type Props = {
  history: History
  categories: readonly Category[]
  reader: Reader
  onOpen: (slug: string) => void
}

type WeekProps = Omit<Props, "history"> & { monday: string; entries: readonly HistoryEntry[]; isWhole: boolean }

/** Entries by week. A week that continues on the next page is not counted yet. */
export function HistoryWeeks({ history, categories, reader, onOpen }: Props) {
  const { entries, hasMore, isPending } = history
  const weeks = weeksOf(entries, reader.zone)
  return (
    <div className="history-weeks" aria-busy={isPending}>
      {weeks.map(({ monday, entries }, at) => (
        <HistoryWeek
          key={monday}
          monday={monday}
          entries={entries}
          isWhole={at < weeks.length - 1 || (!hasMore && !isPending)}
          categories={categories}
          reader={reader}
          onOpen={onOpen}
        />
      ))}
      {isPending && <HistoryGhost />}
      {hasMore && <MoreButton label="Show more" onMore={history.showMore} />}
    </div>
  )
}

function HistoryWeek({ monday, entries, isWhole, categories, reader, onOpen }: WeekProps) {
  const counts = summarise(entries).categories
  return (
    <section className="history-week mt-6" aria-labelledby={`week-${monday}`} style={{ "--rows": entries.length }}>
      <h2 id={`week-${monday}`} className="flex gap-2 text-4">
        {weekWords(monday, reader)}
        {isWhole && <span className="ink-2 font-medium">{entries.length.toLocaleString(reader.language)}</span>}
      </h2>
      {isWhole && (
        <CategoryShares counts={counts} categories={categories} language={reader.language} className="mt-3 mb-2" />
      )}
      <ul className="learned-list grid">
        {entries.map((entry) => (
          <EntryRow key={entry.tileId} entry={entry} categories={categories} reader={reader} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  )
}

type EntryRowProps = Omit<Props, "history"> & { entry: HistoryEntry }

function EntryRow({ entry, categories, reader, onOpen }: EntryRowProps) {
  const { rating, slug, title, category, ratedAt } = entry
  const hue = categories.find((each) => each.slug === category)?.hue
  const day = new Intl.DateTimeFormat(reader.language, { weekday: "long", timeZone: reader.zone }).format(ratedAt)
  return (
    <li className="learned-row in-hue relative py-3" style={{ "--hue": hue ?? 85 }} data-rating={rating}>
      {slug === null ? (
        <strong>{title}</strong>
      ) : (
        <a href={tilePath("me", slug)} onClick={plainClick(() => onOpen(slug))}>
          {title}
        </a>
      )}
      <p className="text-1 ink-2">
        {[
          category !== null && titleOf(category, categories),
          ratingWords[rating],
          day,
          slug === null && t`no longer published`,
        ]
          .filter((each) => each !== false)
          .join(" · ")}
      </p>
    </li>
  )
}

export function HistoryGhost() {
  return (
    <div className="grid gap-3 mt-6" role="status" aria-label="Loading your history">
      {Array.from({ length: 4 }, (_, at) => (
        <i key={at} className="skeleton min-h-48" />
      ))}
    </div>
  )
}
