import { addDays, dayIn } from "@confetti/domain/games/puzzle-day"
import { inFives, sumInFives } from "@confetti/domain/insights/in-fives"

/** An entry as the ledger keeps it. */
export type SavedEntry = {
  user_id: string
  movement: string
  debit: string
  credit: string
  action: string
  points: number
  at: Date
}

/** Points issued by day and action, computed entry by entry. Contains only people who allow counting. */
export function expectedIssued(entries: readonly SavedEntry[], zone: string) {
  const awards = entries.filter(({ movement }) => movement === "award")
  return [...Map.groupBy(awards, ({ at, action }) => `${dayIn(zone, at.getTime())} ${action}`)]
    .map(([key, given]) => {
      const [day = "", action = ""] = key.split(" ")
      const people = new Set(given.map(({ user_id }) => user_id)).size
      const points = given.reduce((sum, entry) => sum + entry.points, 0)
      return { day, action, people: inFives(people), points: sumInFives(points, people) }
    })
    .filter(({ people }) => people > 0)
    .toSorted((one, other) => `${one.day} ${one.action}`.localeCompare(`${other.day} ${other.action}`))
}

/** Points redeemed, from the first entry up to a day: a line for every five people who redeemed, with the debt at that time. */
export function expectedLines(entries: readonly SavedEntry[], zone: string, until: string) {
  const dayOf = ({ at }: SavedEntry) => dayIn(zone, at.getTime())
  const lines: { day: string; people: number; redeemed: number; owed: number }[] = []
  let since: SavedEntry[] = []
  for (let day = entries.map(dayOf).toSorted()[0] ?? until; day <= until; day = addDays(day, 1)) {
    since = [...since, ...entries.filter((entry) => entry.movement === "hold" && dayOf(entry) === day)]
    const people = new Set(since.map(({ user_id }) => user_id)).size
    if (people < 5) continue
    const redeemed = sumInFives(
      since.reduce((sum, { points }) => sum + points, 0),
      people,
    )
    const owed = owedAfter(entries.filter((entry) => dayOf(entry) <= day))
    lines.push({ day, people: inFives(people), redeemed, owed: Math.round(owed / 100) * 100 })
    since = []
  }
  return lines
}

/** Points people can spend or will get, after these entries. */
function owedAfter(entries: readonly SavedEntry[]): number {
  const theirs = ["person", "hold"]
  return entries.reduce(
    (sum, { debit, credit, points }) =>
      sum + (theirs.includes(credit) ? points : 0) - (theirs.includes(debit) ? points : 0),
    0,
  )
}
