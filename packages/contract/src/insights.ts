import { dayCount, longestRange } from "@confetti/domain/insights/day-range"
import { isDay } from "@confetti/domain/games/puzzle-day"
import { z } from "zod"
import { callable } from "./callable.ts"

/** Sums begin after 2000, so that every day has one before it to compare. */
const day = z
  .string()
  .max(10)
  .refine((given) => isDay(given) && given >= "2000-01-01", "is no day of the calendar since 2000")

/** Days in the operator's time zone, both included. */
const range = z
  .strictObject({ from: day, until: day })
  .refine(({ from, until }) => from <= until, "ends before it begins")
  .refine((given) => dayCount(given) <= longestRange, `is longer than ${longestRange} days`)

/** A number of people: rounded to five, 0 if fewer. Someone active on two days counts on both. */
const people = z.int().min(0)

/** `seconds` is the time that tiles were visible. */
const tileFigures = z.object({
  shown: people,
  opened: people,
  finished: people,
  liked: people,
  shared: people,
  lessened: people,
  seconds: z.int().min(0),
})

export type TileFigures = z.infer<typeof tileFigures>

export const tileMeasures = ["shown", "opened", "finished", "liked", "shared", "lessened", "seconds"] as const

export type TileMeasure = (typeof tileMeasures)[number]

const tileRef = z.object({ id: z.string(), slug: z.string(), title: z.string(), category: z.string() })

const freshness = z.object({
  /** The zone whose midnight ends a day. */
  zone: z.string(),
  today: z.string(),
  /** When the latest events were summed; null before the first time. */
  summedAt: z.iso.datetime().nullable(),
})

export type Freshness = z.infer<typeof freshness>

const dayFigures = tileFigures.extend({
  day: z.string(),
  /** Everyone active, members included. */
  readers: people,
  members: people,
  inviters: people,
})

export type DayFigures = z.infer<typeof dayFigures>

export const getInsightOverview = callable({
  name: "insights-get_overview",
  kind: "read",
  access: "editor",
  about:
    "Returns daily insights for editors: readers and their actions on tiles, in a range and in the same number of days before. Counts are in steps of five people, and 0 below five.",
  input: range,
  output: freshness.extend({ days: z.array(dayFigures), before: z.array(dayFigures) }),
})

const comparedTile = z.object({ tile: tileRef, now: tileFigures, before: tileFigures })

export type ComparedTile = z.infer<typeof comparedTile>

export const listInsightTiles = callable({
  name: "insights-list_tiles",
  kind: "read",
  access: "editor",
  about:
    "Lists tiles with their figures in a range and before it, sorted by one of them. `next` is the `after` of the next page, or null on the last one.",
  input: z
    .strictObject({
      from: day,
      until: day,
      sort: z.enum(tileMeasures).default("opened"),
      isAscending: z.boolean().default(false),
      /** A category's slug. */
      category: z
        .string()
        .regex(/^[a-z0-9-]{1,80}$/, "must be a slug")
        .optional(),
      after: z
        .string()
        .regex(/^\d{1,12}_[\w-]{1,80}$/, "is the next of no page")
        .optional(),
      limit: z.int().min(1).max(200).default(50),
    })
    .refine(({ from, until }) => from <= until, "ends before it begins")
    .refine((given) => dayCount(given) <= longestRange, `is longer than ${longestRange} days`),
  output: freshness.extend({ tiles: z.array(comparedTile), next: z.string().nullable() }),
})

export const getInsightTile = callable({
  name: "insights-get_tile",
  kind: "read",
  access: "editor",
  about: "Returns a tile's figures by day, and where people leave its subtiles.",
  errors: ["tile/not-found"],
  input: z
    .strictObject({ tileId: z.string().regex(/^[a-z0-9-]{1,80}$/, "must be an id"), from: day, until: day })
    .refine(({ from, until }) => from <= until, "ends before it begins")
    .refine((given) => dayCount(given) <= longestRange, `is longer than ${longestRange} days`),
  output: freshness.extend({
    tile: tileRef,
    days: z.array(tileFigures.extend({ day: z.string() })),
    before: tileFigures,
    reached: z.array(people),
    reachedBefore: z.array(people),
  }),
})

const comparedCategory = z.object({ slug: z.string(), title: z.string(), now: tileFigures, before: tileFigures })

export type ComparedCategory = z.infer<typeof comparedCategory>

export const listInsightCategories = callable({
  name: "insights-list_categories",
  kind: "read",
  access: "editor",
  about: "Lists categories with the figures of their tiles, in a range and before it.",
  input: range,
  output: freshness.extend({ categories: z.array(comparedCategory) }),
})

/** People who joined in a week, by its Monday. Retention is null until its days are over. */
const cohort = z.object({
  week: z.string(),
  joined: people,
  invited: people,
  back1: people.nullable(),
  back7: people.nullable(),
  back30: people.nullable(),
  ways: z.array(z.object({ way: z.string(), joined: people })),
})

export type Cohort = z.infer<typeof cohort>

export const getInsightPeople = callable({
  name: "insights-get_people",
  kind: "read",
  access: "editor",
  about:
    "Returns who joined in each week of a range, by channel: how many, how many were invited, and how many returned after 1, 7 and 30 days.",
  input: range,
  output: freshness.extend({ weeks: z.array(cohort), before: z.array(cohort) }),
})

const gameDay = z.object({ day: z.string(), game: z.string(), played: people, won: people, practised: people })

export type GameDay = z.infer<typeof gameDay>

export const getInsightGames = callable({
  name: "insights-get_games",
  kind: "read",
  access: "editor",
  about: "Returns how many people played and won each game, by day.",
  input: range,
  output: freshness.extend({ days: z.array(gameDay), before: z.array(gameDay) }),
})

const pointsDay = z.object({ day: z.string(), action: z.string(), people, points: z.int() })
/** Redemptions since the previous line: days are merged until five people redeemed. */
const ledgerLine = z.object({ day: z.string(), people, redeemed: z.int(), owed: z.int() })

export type PointsDay = z.infer<typeof pointsDay>
export type LedgerLine = z.infer<typeof ledgerLine>

export const getInsightPoints = callable({
  name: "insights-get_points",
  kind: "read",
  access: "editor",
  about:
    "Returns points issued by day and action, and redeemed. Redemptions are listed once five people redeemed, with the outstanding balance at that time.",
  input: range,
  output: freshness.extend({
    days: z.array(pointsDay),
    before: z.array(pointsDay),
    lines: z.array(ledgerLine),
    linesBefore: z.array(ledgerLine),
    /** The latest line at or before the range's end; null without one. */
    owed: z.object({ day: z.string(), points: z.int() }).nullable(),
  }),
})
