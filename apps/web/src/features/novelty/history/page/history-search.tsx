import type { Category } from "@confetti/contract/category"
import { plural } from "@confetti/domain/messages/plural"
import { t } from "@confetti/domain/messages/t"
import type { HistoryFilter } from "@confetti/domain/novelty/novelty-history"
import { useEffect, useState } from "react"
import { SearchField } from "../../../../ui/search-field.tsx"
import { titleOf } from "../category-words.ts"
import type { History } from "../use-history.ts"

type Props = {
  filter: HistoryFilter
  history: Pick<History, "found" | "isPending">
  categories: readonly Category[]
  onFilter: (filter: HistoryFilter) => void
}

/** In milliseconds: a word is asked for when it is typed, and not each of its letters. */
const typingTakes = 200
const longest = 200

/** What is looked for in a history, and how much there is of it. */
export function HistorySearch({ filter, history, categories, onFilter }: Props) {
  const [text, setText] = useState(filter.q)
  useEffect(() => {
    if (text.trim() === filter.q) return
    const timer = setTimeout(() => onFilter({ ...filter, q: text.trim() }), typingTakes)
    return () => clearTimeout(timer)
  }, [text, filter, onFilter])
  const { q, category } = filter
  const title = category === null ? null : titleOf(category, categories)
  return (
    <div className="history-search">
      <SearchField
        id="history-search"
        label={title === null ? "Search your history" : `Search your history in ${title}`}
        text={text}
        maxLength={longest}
        onType={setText}
      />
      <p className="history-found" role="status">
        {(q !== "" || category !== null) && !history.isPending && foundWords(history.found, q, title)}
      </p>
    </div>
  )
}

/** Of a word, of a category, or of both. */
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
