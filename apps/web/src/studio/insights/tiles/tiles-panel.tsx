import type { ComparedTile, TileMeasure } from "@confetti/contract/insights"
import { t } from "@confetti/domain/messages/t"
import { useState } from "react"
import { saveFile } from "../../../platform/save-file.ts"
import { announce } from "../../../ui/announce.tsx"
import { changeText, secondsText, shownCount } from "../charts/shown-count.ts"
import { toCsv } from "../charts/to-csv.ts"
import { troubleText } from "../../trouble-text.ts"
import type { PanelProps } from "../insight-panel.tsx"
import type { TileOrder } from "../insights-reads.ts"
import { fetchAllTiles } from "./all-tiles.ts"
import { useInsightTiles } from "./use-insight-tiles.ts"

export const measureNames: Record<TileMeasure, string> = {
  shown: t`Shown`,
  opened: t`Opened`,
  finished: t`Finished`,
  liked: t`Likes`,
  shared: t`Shares`,
  lessened: t`Less`,
  seconds: t`Time`,
}

export const measures = Object.keys(measureNames) as TileMeasure[]

export function TilesPanel({ range, language, onFresh, onTile }: PanelProps & { onTile: (tileId: string) => void }) {
  const [order, setOrder] = useState<TileOrder>({ sort: "opened", isAscending: false })
  const { found, isBusy, trouble, readMore, readAgain } = useInsightTiles(range, order, onFresh)
  const [saveTrouble, setSaveTrouble] = useState<string | null>(null)
  const sortBy = (sort: TileMeasure) =>
    setOrder({ sort, isAscending: order.sort === sort ? !order.isAscending : false })
  const save = async () => {
    setSaveTrouble(null)
    try {
      saveFile(csvOf(await fetchAllTiles(range, order)), `tiles-${range.from}-${range.until}.csv`)
      announce(t`The file is on its way to your downloads`)
    } catch (error) {
      setSaveTrouble(troubleText(error))
    }
  }
  return (
    <section className="insight-card" aria-labelledby="insight-tiles">
      <header>
        <div>
          <h2 id="insight-tiles">Tiles</h2>
          <p className="studio-hint">Who comes back on another day counts again. Choose a figure to sort by it.</p>
        </div>
        <div className="insight-card-acts">
          <button type="button" className="button" onClick={() => void save()}>
            CSV<span className="unseen"> of all tiles</span>
          </button>
        </div>
      </header>
      <p className="studio-trouble" role="alert">
        {saveTrouble}
      </p>
      {trouble !== null && (
        <p className="studio-trouble" role="alert">
          {trouble}{" "}
          <button type="button" className="button" onClick={readAgain}>
            Try again
          </button>
        </p>
      )}
      {found === null && isBusy && <div className="studio-waiting" role="status" aria-label="Fetching the tiles" />}
      {found?.tiles.length === 0 && (
        <p className="studio-empty">No tile was met by five people on one of these days, so there is none to show.</p>
      )}
      {found && found.tiles.length > 0 && (
        <div className="insight-scroll" tabIndex={0} role="region" aria-label="Tiles, as a table">
          <table className="insight-table insight-tiles" data-busy={isBusy || undefined}>
            <thead>
              <tr>
                <th scope="col">Tile</th>
                {measures.map((measure) => (
                  <th key={measure} scope="col" aria-sort={sortOf(measure, order)}>
                    <button type="button" onClick={() => sortBy(measure)}>
                      {measureNames[measure]}
                      <span aria-hidden="true">{order.sort === measure ? (order.isAscending ? " ↑" : " ↓") : ""}</span>
                    </button>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {found.tiles.map((row) => (
                <TileRow key={row.tile.id} row={row} language={language} onTile={onTile} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {found?.next && (
        <button type="button" className="button studio-more" disabled={isBusy} onClick={readMore}>
          {isBusy ? "Fetching…" : "More tiles"}
        </button>
      )}
    </section>
  )
}

type RowProps = { row: ComparedTile; language: string; onTile: (tileId: string) => void }

function TileRow({ row: { tile, now, before }, language, onTile }: RowProps) {
  return (
    <tr>
      <th scope="row">
        <button type="button" onClick={() => onTile(tile.id)}>
          {tile.title}
        </button>
      </th>
      {measures.map((measure) => (
        <td key={measure} data-small={now[measure] === 0 || undefined}>
          {measure === "seconds" ? secondsText(now.seconds, language) : shownCount(now[measure], language)}
          <small>{changeText(now[measure], before[measure], language)}</small>
        </td>
      ))}
    </tr>
  )
}

function sortOf(measure: TileMeasure, { sort, isAscending }: TileOrder): "ascending" | "descending" | "none" {
  if (measure !== sort) return "none"
  return isAscending ? "ascending" : "descending"
}

function csvOf(tiles: readonly ComparedTile[]): Blob {
  const names = measures.map((measure) => measureNames[measure])
  const columns = [t`Tile`, t`Address`, t`Category`, ...names, t`Opened before`]
  const rows = tiles.map(({ tile, now, before }) => [
    tile.title,
    tile.slug,
    tile.category,
    ...measures.map((measure) => now[measure]),
    before.opened,
  ])
  return new Blob([toCsv(columns, rows)], { type: "text/csv;charset=utf-8" })
}
