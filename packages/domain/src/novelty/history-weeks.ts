import { addDays, dayIn } from "../games/puzzle-day.ts"
import { plural } from "../messages/plural.ts"
import { t } from "../messages/t.ts"

/** The Monday (`YYYY-MM-DD`) of the ISO week that a moment falls into in a time zone. */
export function mondayOf(ratedAt: number, zone: string): string {
  const day = dayIn(zone, ratedAt)
  const weekday = new Date(`${day}T00:00:00.000Z`).getUTCDay()
  return addDays(day, -((weekday + 6) % 7))
}

export type HistoryWeek<Entry> = { monday: string; entries: Entry[] }

export function weeksOf<Entry extends { ratedAt: number }>(
  history: readonly Entry[],
  zone: string,
): HistoryWeek<Entry>[] {
  const weeks: HistoryWeek<Entry>[] = []
  for (const entry of history) {
    const monday = mondayOf(entry.ratedAt, zone)
    const last = weeks.at(-1)
    if (last?.monday === monday) last.entries.push(entry)
    else weeks.push({ monday, entries: [entry] })
  }
  return weeks
}

type Reader = { now: number; zone: string; language: string }

/** `This week`, `Last week`, or its first and last day, with another year's number. */
export function weekWords(monday: string, { now, zone, language }: Reader): string {
  const thisMonday = mondayOf(now, zone)
  if (monday === thisMonday) return t`This week`
  if (monday === addDays(thisMonday, -7)) return t`Last week`
  const sunday = addDays(monday, 6)
  const isThisYear = sunday.slice(0, 4) === dayIn(zone, now).slice(0, 4)
  const format = new Intl.DateTimeFormat(language, {
    timeZone: "UTC",
    day: "numeric",
    month: "short",
    ...(!isThisYear && { year: "numeric" }),
  })
  return format.formatRange(new Date(monday), new Date(sunday))
}

/** `212 things since March`: a month, with another year's number; within this month a day; `today` if all are from today. */
export function historyWords(count: number, since: number | null, { now, zone, language }: Reader): string {
  if (since === null) return plural(count, { one: "# thing", other: "# things" }, language)
  const [first, today] = [dayIn(zone, since), dayIn(zone, now)]
  if (first >= today) return plural(count, { one: "# thing today", other: "# things today" }, language)
  const dateText = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" }).format(new Date(first))
  // Other languages use different words for since a day and since a month.
  if (first.slice(0, 7) === today.slice(0, 7)) {
    const day = dateText({ day: "numeric", month: "long" })
    return plural(count, { one: `# thing since ${day}`, other: `# things since ${day}` }, language)
  }
  const isThisYear = first.slice(0, 4) === today.slice(0, 4)
  const month = dateText({ month: "long", ...(!isThisYear && { year: "numeric" }) })
  return plural(count, { one: `# thing since ${month}`, other: `# things since ${month}` }, language)
}
