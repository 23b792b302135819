import type { ComparedTile, TileMeasure } from "@confetti/contract/insights"
import type { DayRange } from "@confetti/domain/insights/day-range"
import { t } from "@confetti/domain/messages/t"
import { useCallback, useState } from "react"
import { Button } from "../../../ui/button.tsx"
import { studioCall } from "../../access/studio-call.ts"
import { Alert } from "../../kit/alert.tsx"
import { ListFrame } from "../../kit/list-frame.tsx"
import { useAction } from "../../kit/use-action.ts"
import { useList } from "../../kit/use-list.ts"
import { changeText, secondsText, shownCount } from "../charts/shown-count.ts"
import { saveTable } from "../charts/to-csv.ts"
import type { PanelProps } from "../insight-panel.tsx"

type TileOrder = { sort: TileMeasure; isAscending: boolean }

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
  const { from, until } = range
  const [order, setOrder] = useState<TileOrder>({ sort: "opened", isAscending: false })
  const read = useCallback(
    async (after: string | null) => {
      const asked = { from, until, ...order, ...(after !== null && { after }) }
      const page = await studioCall("insights-list_tiles", asked)
      onFresh(page)
      return { items: page.tiles.map((row) => ({ id: row.tile.id, ...row })), next: page.next }
    },
    [from, until, order, onFresh],
  )
  const tiles = useList<ComparedTile & { id: string }>(read)
  const { isBusy, error, act } = useAction()
  const sortBy = (sort: TileMeasure) =>
    setOrder({ sort, isAscending: order.sort === sort ? !order.isAscending : false })
  const save = () => void act(() => saveAll(range, order), t`Downloading the file`)
  return (
    <section className="insight-card" aria-labelledby="insight-tiles">
      <header>
        <div>
          <h2 id="insight-tiles">Tiles</h2>
          <p className="studio-hint">People are counted once per day. Choose a figure to sort by it.</p>
        </div>
        <div className="insight-card-acts flex gap-2">
          <Button disabled={isBusy} onClick={save}>
            CSV<span className="unseen"> of all tiles</span>
          </Button>
        </div>
      </header>
      <Alert>{error}</Alert>
      <ListFrame list={tiles} empty={t`No tile was seen by five people on any of these days.`}>
        {(rows) =>
          rows.length > 0 && (
            <div className="insight-scroll" tabIndex={0} role="region" aria-label="Tiles, as a table">
              <table className="insight-table insight-tiles">
                <thead>
                  <tr>
                    <th scope="col">Tile</th>
                    {measures.map((measure) => (
                      <th key={measure} scope="col" aria-sort={sortOf(measure, order)}>
                        <button type="button" onClick={() => sortBy(measure)}>
                          {measureNames[measure]}
                          <span aria-hidden="true">
                            {order.sort === measure ? (order.isAscending ? " ↑" : " ↓") : ""}
                          </span>
                        </button>
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {rows.map((row) => (
                    <TileRow key={row.id} row={row} language={language} onTile={onTile} />
                  ))}
                </tbody>
              </table>
            </div>
          )
        }
      </ListFrame>
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

/** 20,000 tiles: more than a spreadsheet opens. */
const mostPages = 100

async function saveAll({ from, until }: DayRange, order: TileOrder): Promise<void> {
  const tiles: ComparedTile[] = []
  let after: string | null = null
  for (let pages = 0; pages < mostPages; pages++) {
    const asked = { from, until, ...order, limit: 200, ...(after !== null && { after }) }
    const page: { tiles: ComparedTile[]; next: string | null } = await studioCall("insights-list_tiles", asked)
    tiles.push(...page.tiles)
    after = page.next
    if (after === null) break
  }
  const names = measures.map((measure) => measureNames[measure])
  const columns = [t`Tile`, t`Address`, t`Category`, ...names, t`Opened before`]
  const rows = tiles.map(({ tile, now, before }) => [
    tile.title,
    tile.slug,
    tile.category,
    ...measures.map((measure) => now[measure]),
    before.opened,
  ])
  saveTable(`tiles-${from}-${until}`, columns, rows)
}
