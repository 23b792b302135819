import type pg from "pg"
import type { TileCounts } from "./blend-merit.ts"
import { countsAfter } from "./counts-store.ts"
import { noCounts } from "./ground.ts"
import type { GroundPlan } from "./ground-plan.ts"

/** Some milliseconds' work: requests are answered in between. */
const rowsAtOnce = 2000

/** Reads what all people did with these tiles, page by page. */
export async function loadCounts(
  pool: pg.Pool,
  { ids, indexOf }: GroundPlan,
  isWanted: () => boolean,
): Promise<TileCounts> {
  const counts = noCounts(ids.length)
  for (let last: string | undefined = ""; last !== undefined && isWanted(); ) {
    const rows = await countsAfter(pool, last, rowsAtOnce)
    for (const { tile_id, likes, seen, finished } of rows) {
      const index = indexOf.get(tile_id)
      if (index === undefined) continue
      counts.likes[index] = likes
      counts.shown[index] = seen
      counts.finished[index] = finished
    }
    last = rows.length < rowsAtOnce ? undefined : rows.at(-1)?.tile_id
  }
  return counts
}
