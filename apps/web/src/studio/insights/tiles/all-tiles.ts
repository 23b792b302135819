import type { ComparedTile } from "@confetti/contract/insights"
import type { DayRange } from "@confetti/domain/insights/day-range"
import { studioCall } from "../../access/studio-call.ts"
import type { TileOrder } from "../insights-reads.ts"

/** More pages than a file for a spreadsheet is opened with: 20,000 tiles. */
const mostPages = 100

export async function fetchAllTiles({ from, until }: DayRange, order: TileOrder): Promise<ComparedTile[]> {
  const tiles: ComparedTile[] = []
  let after: string | null = null
  for (let page = 0; page < mostPages; page++) {
    const given: { tiles: ComparedTile[]; next: string | null } = await studioCall("insights-list_tiles", {
      from,
      until,
      ...order,
      limit: 200,
      ...(after !== null && { after }),
    })
    tiles.push(...given.tiles)
    after = given.next
    if (after === null) break
  }
  return tiles
}
