/** Two days of the year as month · 100 + day: 1 December is 1201. Both included; the second may be in the next year. */
export type Season = { from: number; until: number }

const daysIn = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** Reads `12-01/01-06`. Null for anything else. */
export function readSeason(text: string): Season | null {
  const match = /^(\d\d)-(\d\d)\/(\d\d)-(\d\d)$/.exec(text)
  if (!match) return null
  const [, fromMonth, fromDay, untilMonth, untilDay] = match.map(Number) as [number, number, number, number, number]
  if (!isDay(fromMonth, fromDay) || !isDay(untilMonth, untilDay)) return null
  return { from: fromMonth * 100 + fromDay, until: untilMonth * 100 + untilDay }
}

/** Whether a moment, in milliseconds since the epoch, is in a tile's season, in UTC. Null is all year. */
export function isInSeason(season: string | null, now: number): boolean {
  const read = season === null ? null : readSeason(season)
  if (!read) return true
  const date = new Date(now)
  const day = (date.getUTCMonth() + 1) * 100 + date.getUTCDate()
  return read.from <= read.until ? read.from <= day && day <= read.until : read.from <= day || day <= read.until
}

function isDay(month: number, day: number): boolean {
  return day >= 1 && day <= (daysIn[month - 1] ?? 0)
}
