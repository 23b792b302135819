import { addDays } from "@confetti/domain/games/puzzle-day"
import type { Problem } from "../../content/pack/problem.ts"
import type { WordGame } from "./puzzle.ts"
import type { PuzzleSchedule } from "./puzzle-schedule.ts"
import { overridesFile } from "./read-overrides.ts"

/** A day comes again no sooner. */
const daysApart = 365

/** What an editor's day repeats, within a year before and after it, of all days from one on. */
export function checkSchedule({ puzzleOf, isOverridden }: PuzzleSchedule, from: string): Problem[] {
  const names: Record<WordGame, (day: string) => string> = {
    WURD: (day) => puzzleOf("WURD", day).word,
    BAW: (day) => puzzleOf("BAW", day).letters,
  }
  const days = Array.from({ length: 2 * daysApart }, (_, at) => addDays(from, at))
  return (["WURD", "BAW"] as const).flatMap((kind) => {
    const lastOf = new Map<string, string>()
    return days.flatMap((day): Problem[] => {
      const name = names[kind](day)
      const last = lastOf.get(name)
      lastOf.set(name, day)
      if (last === undefined || addDays(last, daysApart) <= day) return []
      const overridden = [last, day].filter((each) => isOverridden(kind, each)).join(" and ")
      const message = `${kind} has \`${name}\` on ${last} and again on ${day}${overridden && `; set by hand: ${overridden}`}`
      return [{ file: overridesFile, line: 1, message }]
    })
  })
}
