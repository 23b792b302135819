import { isLegibleHue } from "@confetti/domain/color/hue-contrast"
import { readSeason } from "@confetti/domain/feed/season"
import { reservedSlugs } from "@confetti/domain/navigation/section"
import { textLength } from "@confetti/domain/tile/tile-limits"
import { z } from "zod"
import { type Say, t } from "../../../platform/words/say.ts"
import { emojiAssetPath } from "../../media/emoji-asset-path.ts"
import { unsafeCharacter } from "./check-characters.ts"
import { check, error } from "./refinements.ts"

/** Text with a length in graphemes, not in UTF-16 units. */
export function text(least: number, most: number) {
  return z.string().superRefine(
    check((value) => {
      const unsafe = unsafeCharacter(value.replaceAll("\n", ""))
      if (unsafe !== null) return t`contains an invisible character: ${unsafe}`
      const length = textLength(value)
      if (length > most) return t`must have at most ${most} characters; it has ${length}`
      if (length >= least) return null
      return length === 0 ? t`is empty` : t`must have at least ${least} characters; it has ${length}`
    }),
  )
}

const slugShape = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Fits the cookie of the reading position. */
const longestSlug = 80

export function isSlug(value: string): boolean {
  return value.length <= longestSlug && slugShape.test(value)
}

export const slug = z
  .string()
  .refine(isSlug, error(t`must be a slug: lowercase letters, digits and hyphens, at most ${longestSlug} characters`))

/** A slug must not be a path segment that the app uses. */
export function isReserved(slug: string): boolean {
  return reservedSlugs.includes(slug)
}

export const reservedProblem = (slug: string): Say => t`\`${slug}\` is one of the app's own paths and cannot be a slug`

export const pathSlug = slug.superRefine(check((value) => (isReserved(value) ? reservedProblem(value) : null)))

export function isDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const date = new Date(`${value}T00:00:00Z`)
  // JavaScript turns 30 February into March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}

export function isDayOrMonth(value: string): boolean {
  return isDate(value.length === 7 ? `${value}-01` : value)
}

const timeOfDay = /^([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/

/** A day, or a time with its zone. */
export function isMoment(value: string): boolean {
  const [day = "", time, ...more] = value.split("T")
  return isDate(day) && more.length === 0 && (time === undefined || timeOfDay.test(time))
}

/** Start of a moment, in milliseconds since the epoch: a day begins at midnight UTC. */
export function startOfMoment(moment: string): number {
  return Date.parse(moment)
}

export const moment = z
  .string()
  .refine(isMoment, error(t`must be a valid date, such as 2026-10-03, or a time with its zone: 2026-10-03T08:00+02:00`))

export const season = z
  .string()
  .refine((value) => readSeason(value) !== null, error(t`must be two days of the year, such as 12-01/01-06`))

/** An OKLCH hue whose colours have enough contrast wherever the app uses them. */
export const hue = z
  .number()
  .refine((angle) => angle >= 0 && angle <= 360, error(t`must be from 0 to 360`))
  .refine(isLegibleHue, error(t`makes text unreadable: its contrast is below 4.5:1`))

export const emoji = z
  .string()
  .superRefine(
    check((value) => (emojiAssetPath(value) === null ? t`is not an emoji from the Fluent set: ${value}` : null)),
  )
