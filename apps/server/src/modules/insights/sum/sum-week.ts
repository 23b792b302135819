import { day } from "@confetti/domain/durations"
import { addDays, startOfDay } from "@confetti/domain/games/puzzle-day"
import { inFives, inFivesOf, restInFives } from "@confetti/domain/insights/in-fives"
import type { Tx } from "../../../platform/db/open-database.ts"
import { type CohortCell, cohortCells, replaceWeek } from "./cohorts-store.ts"

/** Sign-in methods, and unknown. */
const ways = 5

/** Days from a week's Monday until everyone who joined in it has had their days to come back. */
export const openFor = 7 + 60

export async function sumWeek(tx: Tx, week: string, zone: string, now: number): Promise<void> {
  const end = startOfDay(zone, addDays(week, 7))
  const cells = await cohortCells(tx, new Date(startOfDay(zone, week)), new Date(end))
  const shown = cells.map(({ way, people }) => ({ way, joined: inFives(people) })).filter(({ joined }) => joined > 0)
  const small = sumOf(
    cells.filter(({ people }) => inFives(people) === 0),
    "people",
  )
  const joined =
    shown.reduce((sum, each) => sum + each.joined, 0) +
    restInFives({ count: small, people: small, hidden: ways - shown.length })
  const back = (figure: "back1" | "back7" | "back30", days: number) =>
    now < end + days * day ? null : inFivesOf(sumOf(cells, figure), joined)
  const figures = {
    joined,
    invited: inFivesOf(sumOf(cells, "invited"), joined),
    back_1: back("back1", 7),
    back_7: back("back7", 30),
    back_30: back("back30", 60),
  }
  await replaceWeek(tx, week, figures, shown)
}

function sumOf(cells: readonly CohortCell[], figure: Exclude<keyof CohortCell, "way">): number {
  return cells.reduce((sum, cell) => sum + cell[figure], 0)
}
