import type { Category } from "@confetti/contract/category"
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
  const within = category === null ? "" : ` in ${titleOf(category, categories)}`
  return (
    <div className="history-search">
      <SearchField
        id="history-search"
        label={`Search your history${within}`}
        text={text}
        maxLength={longest}
        onType={setText}
      />
      <p className="history-found" role="status">
        {(q !== "" || category !== null) && !history.isPending && foundWords(history.found, q, within)}
      </p>
    </div>
  )
}

function foundWords(found: number, q: string, within: string): string {
  const words = q === "" ? "" : ` for “${q}”`
  return found === 0 ? `Nothing${words}${within}.` : `${found} ${found === 1 ? "thing" : "things"}${words}${within}.`
}
