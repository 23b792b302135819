import type { TileMeasure } from "@confetti/contract/insights"
import type { DayRange } from "@confetti/domain/insights/day-range"
import { studioCall } from "../access/studio-call.ts"

const key = ({ from, until }: DayRange) => `${from} ${until}`
const days = ({ from, until }: DayRange): DayRange => ({ from, until })

export const overviewRead = (range: DayRange) => ({
  key: `insights-overview ${key(range)}`,
  read: () => studioCall("insights-get_overview", days(range)),
})

export const tileRead = (tileId: string, range: DayRange) => ({
  key: `insights-tile ${tileId} ${key(range)}`,
  read: () => studioCall("insights-get_tile", { tileId, ...days(range) }),
})

export const categoriesRead = (range: DayRange) => ({
  key: `insights-categories ${key(range)}`,
  read: () => studioCall("insights-list_categories", days(range)),
})

export const peopleRead = (range: DayRange) => ({
  key: `insights-people ${key(range)}`,
  read: () => studioCall("insights-get_people", days(range)),
})

export const gamesRead = (range: DayRange) => ({
  key: `insights-games ${key(range)}`,
  read: () => studioCall("insights-get_games", days(range)),
})

export const pointsRead = (range: DayRange) => ({
  key: `insights-points ${key(range)}`,
  read: () => studioCall("insights-get_points", days(range)),
})

export type TileOrder = { sort: TileMeasure; isAscending: boolean }

export const topTilesRead = (range: DayRange) => ({
  key: `insights-top ${key(range)}`,
  read: () => studioCall("insights-list_tiles", { ...days(range), sort: "opened", limit: 5 }),
})
