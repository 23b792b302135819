import type { Category } from "@confetti/contract/category"
import "./history-link.css"

type Props = { counts: readonly { slug: string; count: number }[]; categories: readonly Category[] }

/** How much is of each category, as one bar in their hues. Only beside words that say the same. */
export function ShareBar({ counts, categories }: Props) {
  return (
    <span className="share-bar" aria-hidden="true">
      {counts.map(({ slug, count }) => {
        const hue = categories.find((each) => each.slug === slug)?.hue
        return <i key={slug} className="in-hue" style={{ "--hue": hue ?? 85, flexGrow: count }} />
      })}
    </span>
  )
}
