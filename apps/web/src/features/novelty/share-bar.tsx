import type { Category } from "@confetti/contract/category"
import { categoryWords } from "./novelty-words.ts"
import "./history-link.css"

type Props = { counts: readonly { slug: string; count: number }[]; categories: readonly Category[] }

/** Shares of categories as a bar in their hues. Text beside it says the same. */
export function ShareBar({ counts, categories }: Props) {
  return (
    <span className="share-bar flex" aria-hidden="true">
      {counts.map(({ slug, count }) => {
        const hue = categories.find((each) => each.slug === slug)?.hue
        return <i key={slug} className="in-hue" style={{ "--hue": hue ?? 85, flexGrow: count }} />
      })}
    </span>
  )
}

type CategorySharesProps = Props & { language: string; className?: string }

export function CategoryShares({ counts, categories, language, className = "" }: CategorySharesProps) {
  return (
    counts.length > 0 && (
      <div className={`category-shares grid gap-2 ink-2 ${className}`}>
        <ShareBar counts={counts} categories={categories} />
        <p>{categoryWords(counts, categories, language)}</p>
      </div>
    )
  )
}
