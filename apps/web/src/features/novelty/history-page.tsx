import type { Category } from "@confetti/contract/category"
import { plural } from "@confetti/domain/messages/plural"
import { t } from "@confetti/domain/messages/t"
import { historyWords } from "@confetti/domain/novelty/history-weeks"
import type { HistoryFilter, HistorySummary } from "@confetti/domain/novelty/novelty-history"
import { useEffect, useState } from "react"
import { ErrorNote } from "../../ui/error-note.tsx"
import { plainClick } from "../../ui/plain-click.ts"
import { SearchField } from "../../ui/search-field.tsx"
import { useReader } from "./history-reader.ts"
import { HistoryGhost, HistoryWeeks } from "./history-weeks.tsx"
import { titleOf } from "./novelty-words.ts"
import type { History } from "./use-history.ts"
import "./history-page.css"

/** Milliseconds without typing before searching. */
const typingTakes = 200

const longest = 200

const mostFolded = 6

type Props = {
  history: History
  filter: HistoryFilter
  categories: readonly Category[]
  language: string
  isGuest: boolean
  onFilter: (filter: HistoryFilter) => void
  onOpen: (slug: string) => void
  onFeed: () => void
}

export function HistoryPage(props: Props) {
  const { history, filter, categories, language, isGuest, onFilter, onFeed } = props
  const reader = useReader(language)
  const { summary } = history
  if (!summary) {
    return (
      <>
        <h1>Your history</h1>
        {history.isError ? <HistoryError history={history} /> : <HistoryGhost />}
      </>
    )
  }
  if (summary.count === 0) return <EmptyHistory onFeed={onFeed} />
  return (
    <>
      <h1>{historyWords(summary.count, summary.since, reader)}</h1>
      <p className="learned-lead mt-3 text-3 ink-2 text-pretty">
        {novelWords(summary, language)}
        {isGuest && <span>{" Saved in this browser. Join to have it on every device."}</span>}
      </p>
      <CategoryBars
        counts={summary.categories}
        categories={categories}
        language={language}
        picked={filter.category}
        onPick={(category) => onFilter({ ...filter, category })}
      />
      <HistorySearch filter={filter} history={history} categories={categories} onFilter={onFilter} />
      <HistoryWeeks {...props} reader={reader} />
      {history.isError && <HistoryError history={history} />}
    </>
  )
}

function novelWords({ count, newCount }: HistorySummary, language: string): string {
  if (newCount === count) return plural(count, { one: "It was new to you.", other: "All of them were new to you." })
  if (newCount === 0) return plural(count, { one: "You knew it.", other: "You knew all of them." })
  const known = (count - newCount).toLocaleString(language)
  return plural(
    newCount,
    { one: `# was new to you, ${known} you knew.`, other: `# were new to you, ${known} you knew.` },
    language,
  )
}

function HistoryError({ history: { isOffline, retry } }: { history: History }) {
  const about = isOffline
    ? t`Nothing is lost. Your answers are saved and will appear when you are back online.`
    : t`Nothing is lost. Your answers are saved. Please try again in a moment.`
  return <ErrorNote isOffline={isOffline} title="Could not load your history" about={about} onRetry={retry} />
}

function EmptyHistory({ onFeed }: { onFeed: () => void }) {
  return (
    <div className="history-empty grid justify-items-start gap-5">
      <h1>Your history</h1>
      <div className="history-empty-weeks grid gap-3" aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </div>
      <p className="text-3 ink-2 text-pretty">
        Each tile ends with a question: did you know this? Tap your answer, and what you learned appears here, week by
        week.
      </p>
      <a className="button primary" href="/" onClick={plainClick(onFeed)}>
        Learn something
      </a>
    </div>
  )
}

type CategoryBarsProps = {
  counts: readonly { slug: string; count: number }[]
  categories: readonly Category[]
  language: string
  /** The only one shown; null for all. */
  picked: string | null
  onPick: (slug: string | null) => void
}

function CategoryBars({ counts, categories, language, picked, onPick }: CategoryBarsProps) {
  const [isOpen, setOpen] = useState(false)
  const total = counts.length.toLocaleString(language)
  const most = counts[0]?.count ?? 1
  const isFolded = !isOpen && counts.length > mostFolded + 1
  const shown = isFolded ? counts.slice(0, mostFolded) : counts
  const withPicked = counts.filter((each) => shown.includes(each) || each.slug === picked)
  return (
    <section className="history-categories mt-6" aria-label="By category">
      <ul className="learned-list grid">
        {withPicked.map(({ slug, count }) => (
          <li
            key={slug}
            className="in-hue"
            style={{ "--hue": categories.find((each) => each.slug === slug)?.hue ?? 85, "--share": count / most }}
          >
            <button
              type="button"
              className="history-category grid items-center gap-3 min-h-44 px-3 rounded-card text-start"
              aria-pressed={slug === picked}
              onClick={() => onPick(slug === picked ? null : slug)}
            >
              <span className="wrap-anywhere">{titleOf(slug, categories)}</span>
              <i aria-hidden="true" />
              <b className="font-semibold tabular-nums text-end">{count.toLocaleString(language)}</b>
            </button>
          </li>
        ))}
      </ul>
      {isFolded && (
        <button type="button" className="learned-unfold min-h-44 ink-2 font-semibold" onClick={() => setOpen(true)}>
          All {total} categories
        </button>
      )}
    </section>
  )
}

type HistorySearchProps = {
  filter: HistoryFilter
  history: Pick<History, "found" | "isPending">
  categories: readonly Category[]
  onFilter: (filter: HistoryFilter) => void
}

function HistorySearch({ filter, history, categories, onFilter }: HistorySearchProps) {
  const [text, setText] = useState(filter.q)
  useEffect(() => {
    if (text.trim() === filter.q) return
    const timer = setTimeout(() => onFilter({ ...filter, q: text.trim() }), typingTakes)
    return () => clearTimeout(timer)
  }, [text, filter, onFilter])
  const { q, category } = filter
  const title = category === null ? null : titleOf(category, categories)
  return (
    <div className="history-search mt-6">
      <SearchField
        id="history-search"
        label={title === null ? "Search your history" : `Search your history in ${title}`}
        text={text}
        maxLength={longest}
        onType={setText}
      />
      <p className="history-found ink-2" role="status">
        {(q !== "" || category !== null) && !history.isPending && foundWords(history.found, q, title)}
      </p>
    </div>
  )
}

function foundWords(found: number, q: string, title: string | null): string {
  if (title === null) {
    if (found === 0) return t`Nothing for “${q}”.`
    return plural(found, { one: `# thing for “${q}”.`, other: `# things for “${q}”.` })
  }
  if (q === "") {
    if (found === 0) return t`Nothing in ${title}.`
    return plural(found, { one: `# thing in ${title}.`, other: `# things in ${title}.` })
  }
  if (found === 0) return t`Nothing for “${q}” in ${title}.`
  return plural(found, { one: `# thing for “${q}” in ${title}.`, other: `# things for “${q}” in ${title}.` })
}
