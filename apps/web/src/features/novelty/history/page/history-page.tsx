import type { Category } from "@confetti/contract/category"
import { plural } from "@confetti/domain/messages/plural"
import { t } from "@confetti/domain/messages/t"
import { historyWords } from "@confetti/domain/novelty/history-weeks"
import type { HistoryFilter, HistorySummary } from "@confetti/domain/novelty/novelty-history"
import { plainClick } from "../../../../ui/plain-click.ts"
import { Trouble } from "../../../../ui/trouble.tsx"
import { useReader } from "../reader.ts"
import type { History } from "../use-history.ts"
import { CategoryBars } from "./category-bars.tsx"
import { HistoryGhost } from "./history-ghost.tsx"
import { HistorySearch } from "./history-search.tsx"
import { HistoryWeeks } from "./history-weeks.tsx"
import "./history-page.css"

type Props = {
  history: History
  filter: HistoryFilter
  categories: readonly Category[]
  language: string
  /** Nobody is signed in: it is the device's own. */
  isGuest: boolean
  onFilter: (filter: HistoryFilter) => void
  onOpen: (slug: string) => void
  onFeed: () => void
}

/** Everything somebody answered "Did you know this?" to: how much, of what, and week by week. */
export function HistoryPage(props: Props) {
  const { history, filter, categories, language, isGuest, onFilter, onFeed } = props
  const reader = useReader(language)
  const { summary } = history
  if (!summary) {
    return (
      <>
        <h1>Your history</h1>
        {history.isError ? <HistoryTrouble history={history} /> : <HistoryGhost />}
      </>
    )
  }
  if (summary.count === 0) return <EmptyHistory onFeed={onFeed} />
  return (
    <>
      <h1>{historyWords(summary.count, summary.since, reader)}</h1>
      <p className="history-lead">
        {novelWords(summary, language)}
        {isGuest && <span>{" Kept in this browser; when you join, it is yours on every device."}</span>}
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
      {history.isError && <HistoryTrouble history={history} />}
    </>
  )
}

function novelWords({ count, newCount }: HistorySummary, language: string): string {
  if (newCount === count) return plural(count, { one: "It was new to you.", other: "All of them were new to you." })
  if (newCount === 0) return plural(count, { one: "You knew it.", other: "You knew all of them." })
  const known = new Intl.NumberFormat(language).format(count - newCount)
  return plural(
    newCount,
    { one: `# was new to you, ${known} you knew.`, other: `# were new to you, ${known} you knew.` },
    language,
  )
}

function HistoryTrouble({ history: { isOffline, retry } }: { history: History }) {
  const about = isOffline
    ? t`Nothing is lost: your answers are kept, and show themselves when you are online again.`
    : t`Nothing is lost: your answers are kept. Please try again in a moment.`
  return <Trouble isOffline={isOffline} title="Your history did not arrive" about={about} onRetry={retry} />
}

/** Nothing answered yet: what this place is for, and the way to something to learn. */
function EmptyHistory({ onFeed }: { onFeed: () => void }) {
  return (
    <div className="history-empty">
      <h1>Your history</h1>
      <div className="history-empty-weeks" aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </div>
      <p>
        A tile ends with one question: did you know this? Answer it with a tap, and what you learned gathers here, week
        by week.
      </p>
      <a className="button primary" href="/" onClick={plainClick(onFeed)}>
        Learn the first thing
      </a>
    </div>
  )
}
