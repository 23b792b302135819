import { addDays } from "@confetti/domain/games/puzzle-day"
import { t } from "../../../platform/words/say.ts"
import type { Problem } from "../../content/pack/problem.ts"
import type { WordGame } from "./puzzle.ts"
import type { PuzzleSchedule } from "./puzzle-schedule.ts"
import { overridesFile } from "./read-overrides.ts"

const daysApart = 365

export type Repeat = { name: string; days: readonly [string, string] }

export function checkSchedule(schedule: PuzzleSchedule, from: string): Problem[] {
  return (["WURD", "BAW"] as const).flatMap((kind) =>
    repeatsOf(schedule, kind, from).map(({ name, days: [last, day] }) => {
      const repeats = t`${kind} has \`${name}\` on ${last} and again on ${day}`
      const overridden = [last, day].filter((each) => schedule.isOverridden(kind, each))
      const byHand = overridden.length > 1 ? t`${last} and ${day}` : overridden[0]
      const say = byHand === undefined ? repeats : t`${repeats}; chosen by an editor: ${byHand}`
      return { file: overridesFile, line: 1, say }
    }),
  )
}

export function repeatsOf({ nameOf }: Pick<PuzzleSchedule, "nameOf">, kind: WordGame, from: string): Repeat[] {
  const days = Array.from({ length: 2 * daysApart }, (_, at) => addDays(from, at))
  const lastOf = new Map<string, string>()
  return days.flatMap((day): Repeat[] => {
    const name = nameOf(kind, day)
    const last = lastOf.get(name)
    lastOf.set(name, day)
    return last === undefined || addDays(last, daysApart) <= day ? [] : [{ name, days: [last, day] }]
  })
}
