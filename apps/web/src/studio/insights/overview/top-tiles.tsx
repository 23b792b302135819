import type { DayRange } from "@confetti/domain/insights/day-range"
import { useRead } from "../../../platform/reads/use-reads.ts"
import { shownCount } from "../charts/shown-count.ts"
import { topTilesRead } from "../insights-reads.ts"

type Props = { range: DayRange; language: string; onTile: (tileId: string) => void }

export function TopTiles({ range, language, onTile }: Props) {
  const { data } = useRead(topTilesRead(range), { freshFor: 30_000, every: 60_000 })
  if (!data || data.tiles.length === 0) return null
  return (
    <section className="insight-card" aria-labelledby="insight-top">
      <h2 id="insight-top">Read most</h2>
      <ol className="insight-top">
        {data.tiles.map(({ tile, now }) => (
          <li key={tile.id}>
            <button type="button" onClick={() => onTile(tile.id)}>
              <b>{tile.title}</b>
              <span>{shownCount(now.opened, language)} opened</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}
