import { gameKinds } from "@confetti/domain/games/game-kinds"
import { tilesOfToday, todayReasons } from "@confetti/domain/today/choose-today"
import { z } from "zod"
import { callable } from "./callable.ts"
import { deviceZone } from "./device-zone.ts"
import { source } from "./tile.ts"
import { mostTodayCandidates, mostTodayDays } from "./limits.ts"

const day = z.iso.date()
const tileId = z.string().min(1).max(64)

/** The device's time zone. It decides the day without a streak; a streak keeps its own. */
const zone = deviceZone

export const todayTile = z.strictObject({ id: tileId, category: z.string().max(80), reason: z.enum(todayReasons) })

const games = z.array(z.enum(gameKinds))

const onThisDay = z.strictObject({ year: z.int(), text: z.string(), source })

export type OnThisDay = z.infer<typeof onThisDay>

const tiles = z.array(todayTile).max(tilesOfToday)

export const today = z.strictObject({
  day,
  /** The zone whose midnight ends the day, and the start of the next day there. */
  zone: z.string(),
  nextDate: z.iso.datetime(),
  /** In order, without deleted ones. */
  tiles,
  /** Tiles read on that day, in the order reported. */
  readIds: z.array(z.string()),
  games,
  /** About the tile of the day; null if that is not among the tiles. */
  onThisDay: onThisDay.nullable(),
  /** Consecutive finished days; `frozen` are those bridged by a freeze. */
  streak: z.strictObject({
    length: z.int().nonnegative(),
    longest: z.int().nonnegative(),
    freezes: z.int().nonnegative(),
    frozen: z.array(z.string()),
  }),
})

export type Today = z.infer<typeof today>

export const openToday = callable({
  name: "today-open_day",
  kind: "write",
  access: "person",
  about:
    "Returns the caller's seven tiles of today, chosen on the first call of the day and the same on all their devices, with what they read and their streak. `guest` adopts a device's data from before they joined.",
  errors: ["today/switched-off"],
  input: z.strictObject({
    zone,
    guest: z
      .strictObject({
        doneDays: z.array(day).max(mostTodayDays),
        today: z.strictObject({ day, tiles, readIds: z.array(tileId).max(tilesOfToday) }).nullable(),
      })
      .optional(),
  }),
  output: today,
})

export const listCandidates = callable({
  name: "today-list_candidates",
  kind: "read",
  access: "anyone",
  about:
    "Returns the candidates for a guest's seven tiles of a day, the same for everyone. A day that is nowhere now becomes the nearest that is.",
  errors: ["today/switched-off"],
  input: z.strictObject({ day }),
  output: z.strictObject({
    day,
    tileOfDayId: z.string().nullable(),
    onThisDay: onThisDay.nullable(),
    games,
    candidates: z
      .array(
        z.strictObject({
          id: z.string(),
          category: z.string(),
          freshness: z.number().min(0).max(1),
          popularity: z.number().min(0).max(1),
          isGrowing: z.boolean(),
        }),
      )
      .max(mostTodayCandidates),
  }),
})
