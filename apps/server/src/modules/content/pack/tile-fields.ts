import { aspectFormat } from "@confetti/contract/aspect"
import { day } from "@confetti/domain/durations"
import { tileLimits } from "@confetti/domain/tile/tile-limits"
import { z } from "zod"
import { type Say, t } from "../../../platform/words/say.ts"
import { isDayOrMonth, moment, pathSlug, season, slug, startOfMoment, text } from "./fields.ts"
import { pictureFields } from "./picture-fields.ts"
import { questionsField } from "./question-fields.ts"
import { atLeast, atMost, check, error } from "./refinements.ts"
import { sourceFields } from "./source-fields.ts"

export const tileFields = z
  .strictObject({
    title: text(tileLimits.title.least, tileLimits.title.most).superRefine(check(findTitleProblem)),
    // Not checked to be one sentence: “St. Helens” can't be told from an end.
    teaser: text(tileLimits.teaser.least, tileLimits.teaser.most),
    categories: z
      .array(slug)
      .check(atLeast(tileLimits.categories.least, t`needs at least one category`))
      .check(atMost(tileLimits.categories.most, t`can have at most three categories`))
      .refine((slugs) => new Set(slugs).size === slugs.length, error(t`lists a category twice`)),
    aspect: aspectFormat,
    developing: z.literal(true).optional(),
    published: moment,
    updated: moment.optional(),
    season: season.optional(),
    formerly: z.array(pathSlug).check(atLeast(1, t`needs at least one slug; leave it out if there is none`)).optional(),
    picture: pictureFields,
    sources: z
      .array(sourceFields)
      .check(atLeast(tileLimits.sources.least, t`needs at least one source`))
      .check(atMost(tileLimits.sources.most, t`can have at most six sources`)),
    questions: questionsField.optional(),
    next: z
      .strictObject({
        date: z.string().refine(isDayOrMonth, error(t`must be a day such as 2027-02-05, or a month such as 2027-02`)),
        text: text(tileLimits.next.least, tileLimits.next.most),
      })
      .optional(),
  })
  .refine((tile) => tile.developing !== true || tile.aspect === "developing", {
    path: ["aspect"],
    ...error(t`must be \`developing\` for as long as its story is`),
    when: ({ value }) => isGroup(value),
  })
  .refine((tile) => tile.developing !== true || tile.questions === undefined, {
    path: ["questions"],
    ...error(t`must wait until the story is finished: until then an answer may change`),
    when: ({ value }) => isGroup(value),
  })
  .refine((tile) => tile.developing === true || tile.next === undefined, {
    path: ["next"],
    ...error(t`is only for a developing story: remove it, or set \`developing\``),
    when: ({ value }) => isGroup(value),
  })
  .refine((tile) => typeof tile.updated !== "string" || !isBefore(tile.updated, tile.published), {
    path: ["updated"],
    ...error(t`is before \`published\``),
    when: ({ value }) => isGroup(value),
  })

export type TileFields = z.output<typeof tileFields>

// Rules across fields run beside the fields' own, so that an editor sees all problems at once.
function isGroup(value: unknown): boolean {
  return typeof value === "object" && value !== null
}

/** A day is before a time only if it is over by then. */
function isBefore(updated: string, published: string): boolean {
  const isDay = !updated.includes("T")
  return startOfMoment(updated) + (isDay ? day - 1 : 0) < startOfMoment(published)
}

function findTitleProblem(title: string): Say | null {
  const words = title.match(/\p{L}[\p{L}\p{M}'’]*/gu) ?? []
  if (title.trim().includes("\n")) return t`must be one line`
  if (/[.…]$/.test(title.trim())) return t`must not end with a full stop`
  if (words.length > 1 && isInCapitals(title)) return t`must be in sentence case, not in capitals`
  const long = words.filter((word) => [...word].length >= 4)
  if (long.length >= 4 && long.every((word) => /^\p{Lu}/u.test(word)))
    return t`must be in sentence case: only capitalise what a sentence would`
  return null
}

/** Letters of scripts without case do not count as capitals. */
function isInCapitals(title: string): boolean {
  return /\p{Lu}/u.test(title) && !/[\p{Ll}\p{Lo}]/u.test(title)
}
