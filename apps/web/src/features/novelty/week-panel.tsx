import type { Category } from "@confetti/contract/category"
import type { LearnedTileView, YearReview } from "@confetti/contract/recall"
import { plural } from "@confetti/domain/messages/plural"
import { tilePath } from "@confetti/domain/navigation/section"
import { useState } from "react"
import { plainClick } from "../../ui/plain-click.ts"
import { titleOf } from "./novelty-words.ts"
import { CategoryShares } from "./share-bar.tsx"
import "./history-link.css"

const yearPath = "/me/year"

type Props = {
  tiles: readonly LearnedTileView[]
  categories: readonly Category[]
  language: string
  onOpen: (slug: string) => void
}

const mostFolded = 4

export function WeekPanel({ tiles, categories, language, onOpen }: Props) {
  const [isOpen, setOpen] = useState(false)
  if (tiles.length === 0) return null
  const count = tiles.length.toLocaleString(language)
  const counts = countsOf(tiles)
  const isFolded = !isOpen && tiles.length > mostFolded + 1
  const day = new Intl.DateTimeFormat(language, { weekday: "long" })
  return (
    <section className="week-panel mt-6" aria-labelledby="week-panel-title">
      <h2 id="week-panel-title" className="text-4">
        {plural(tiles.length, { one: "This week: # thing", other: "This week: # things" }, language)}
      </h2>
      <CategoryShares counts={counts} categories={categories} language={language} className="mt-3" />
      <ul className="learned-list grid mt-2">
        {(isFolded ? tiles.slice(0, mostFolded) : tiles).map(({ tileId, slug, title, category, learnedDate }) => (
          <li
            key={tileId}
            className="learned-row in-hue relative py-2"
            style={{ "--hue": categories.find((each) => each.slug === category)?.hue ?? 85 }}
          >
            {slug === null ? (
              <strong>{title}</strong>
            ) : (
              <a href={tilePath("me", slug)} onClick={plainClick(() => onOpen(slug))}>
                {title}
              </a>
            )}
            <p className="ink-2">
              {[category !== null && titleOf(category, categories), day.format(new Date(learnedDate))]
                .filter((each) => each !== false)
                .join(" · ")}
            </p>
          </li>
        ))}
      </ul>
      {isFolded && (
        <button type="button" className="learned-unfold min-h-44 ink-2 font-semibold" onClick={() => setOpen(true)}>
          All {count}
        </button>
      )}
    </section>
  )
}

function countsOf(tiles: readonly LearnedTileView[]): { slug: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const { category: slug } of tiles) if (slug) counts.set(slug, (counts.get(slug) ?? 0) + 1)
  return Array.from(counts, ([slug, count]) => ({ slug, count })).sort((a, b) => b.count - a.count)
}

type YearLinkProps = { review: Pick<YearReview, "year" | "count">; language: string; onOpen: (path: string) => void }

export function YearLink({ review: { year, count }, language, onOpen }: YearLinkProps) {
  return (
    <a
      className="history-link grid gap-2 mt-5 px-5 py-4 rounded-sheet"
      href={yearPath}
      onClick={plainClick(() => onOpen(yearPath))}
    >
      <span className="font-semibold">Looking back</span>
      <strong>Your {year}</strong>
      <span>
        {plural(
          count,
          { one: `# tile you read to the end`, other: `# tiles you read to the end, from first to last` },
          language,
        )}
      </span>
    </a>
  )
}
