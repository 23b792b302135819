import { isDay } from "@confetti/domain/games/puzzle-day"
import { z } from "zod"
import { t } from "../../../platform/words/say.ts"
import { checkShape } from "./check-shape.ts"
import { text } from "./fields.ts"
import type { Report } from "./problem.ts"
import { readYaml } from "./read-yaml.ts"
import { error } from "./refinements.ts"
import { sourceFields } from "./source-fields.ts"

const mostDays = 1100

const onThisDayFields = z.strictObject({ year: z.int(), text: text(20, 120), source: sourceFields })

const dayFields = z.strictObject({ tile: z.string(), onThisDay: onThisDayFields.optional() })

const fields = z
  // A day with only a tile may be written as its slug.
  .record(
    z.string(),
    z.preprocess((given) => (typeof given === "string" ? { tile: given } : given), dayFields),
  )
  .refine((days) => Object.keys(days).length <= mostDays, error(t`can have at most ${mostDays} days`))

export type DailyTileFile = {
  day: string
  tile: string
  onThisDay: z.output<typeof onThisDayFields> | null
  line: number
}

export const dailyTilesFile = "daily-tiles.yaml"

/** Reads `daily-tiles.yaml`. Whether the tiles exist is checked in `check-daily-tiles.ts`. */
export function parseDailyTiles(yaml: string, report: Report): DailyTileFile[] | null {
  const source = readYaml(yaml, 1, report)
  if (!source) return null
  if (source.value === null) return []
  const days = checkShape(fields, source, report)
  if (!days) return null
  for (const [day, { onThisDay }] of Object.entries(days)) {
    if (!isDay(day)) report(source.lineOf([day]), t`\`${day}\` must be a day, such as 2026-12-14`, [day])
    const path = [day, "onThisDay", "year"]
    if (onThisDay && onThisDay.year >= Number(day.slice(0, 4)))
      report(source.lineOf(path), t`\`${path.join(".")}\` must be an earlier year`, path)
  }
  return Object.entries(days)
    .filter(([day]) => isDay(day))
    .map(([day, { tile, onThisDay = null }]) => ({ day, tile, onThisDay, line: source.lineOf([day, "tile"]) }))
    .sort((a, b) => (a.day < b.day ? -1 : 1))
}
