import type { Category } from "@confetti/contract/category"
import { useState } from "react"
import { titleOf } from "../category-words.ts"

type Props = {
  /** The most frequent first. */
  counts: readonly { slug: string; count: number }[]
  categories: readonly Category[]
  language: string
  /** The one that is shown alone; null for all. */
  picked: string | null
  onPick: (slug: string | null) => void
}

/** More are folded away until they are asked for. */
const mostFolded = 6

/** How much there is of each category: its name, its number, and a bar as long. A press shows it alone, another one all again. */
export function CategoryBars({ counts, categories, language, picked, onPick }: Props) {
  const [isOpen, setOpen] = useState(false)
  const number = new Intl.NumberFormat(language)
  const total = number.format(counts.length)
  const most = counts[0]?.count ?? 1
  const isFolded = !isOpen && counts.length > mostFolded + 1
  const shown = isFolded ? counts.slice(0, mostFolded) : counts
  const withPicked = counts.filter((each) => shown.includes(each) || each.slug === picked)
  return (
    <section className="history-categories" aria-label="By category">
      <ul>
        {withPicked.map(({ slug, count }) => (
          <li
            key={slug}
            className="in-hue"
            style={{ "--hue": categories.find((each) => each.slug === slug)?.hue ?? 85, "--share": count / most }}
          >
            <button type="button" aria-pressed={slug === picked} onClick={() => onPick(slug === picked ? null : slug)}>
              <span>{titleOf(slug, categories)}</span>
              <i aria-hidden="true" />
              <b>{number.format(count)}</b>
            </button>
          </li>
        ))}
      </ul>
      {isFolded && (
        <button type="button" className="history-unfold" onClick={() => setOpen(true)}>
          All {total} categories
        </button>
      )}
    </section>
  )
}
