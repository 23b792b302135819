import { addDays, isDay } from "@confetti/domain/games/puzzle-day"
import { type DayRange, dayCount, longestRange } from "@confetti/domain/insights/day-range"
import { t } from "@confetti/domain/messages/t"

/** Ranges by name in the address, as days up to today. */
export const presets = {
  today: { title: t`Today`, days: 1 },
  "7d": { title: t`7 days`, days: 7 },
  "28d": { title: t`28 days`, days: 28 },
  "90d": { title: t`90 days`, days: 90 },
  year: { title: t`A year`, days: 365 },
} as const

export type Preset = keyof typeof presets

export type ChosenRange = DayRange & { preset: Preset | null }

/** The range in an address (`7d`, or `2026-01-01..2026-01-31`), or the default. */
export function rangeOf(asked: string | null, today: string, usual: Preset = "28d"): ChosenRange {
  const [from = "", until = ""] = asked?.split("..") ?? []
  if (isDay(from) && isDay(until) && from <= until && dayCount({ from, until }) <= longestRange)
    return { preset: null, from, until }
  const preset = asked !== null && isPreset(asked) ? asked : usual
  return { preset, from: addDays(today, 1 - presets[preset].days), until: today }
}

function isPreset(word: string): word is Preset {
  return Object.hasOwn(presets, word)
}

export function rangeWord({ preset, from, until }: ChosenRange): string {
  return preset ?? `${from}..${until}`
}
