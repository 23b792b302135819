import { expect, it } from "vitest"
import { explanation } from "./explanation.ts"

const now = Date.parse("2026-06-15T08:00:00.000Z")
const at = (date: string): number => Date.parse(`${date}T20:00:00.000Z`)
const finished = (published: string) => ({ developing: false, publishedAt: at(published), updatedAt: at(published) })
const growing = (updated: string) => ({ developing: true, publishedAt: 0, updatedAt: at(updated) })

it.each([
  [finished("2026-06-14"), "Space", "new", "New this week in Space"],
  [finished("2026-06-03"), "Space", "new", "New in the last two weeks in Space"],
  [{ ...finished("2026-06-15"), publishedAt: now }, null, "new", "New today"],
  [finished("2026-01-01"), "Deep time", "spread", "Here so that you meet Deep time too"],
  [finished("2026-01-01"), null, "spread", "Here so that your feed has a bit of everything"],
  [finished("2026-01-01"), "Words", "liked", "One of the best loved in Words"],
  [growing("2026-06-12"), "Space", "new", "A story that is still growing; last changed 3 days ago"],
  [growing("2026-06-14"), "Space", "new", "A story that is still growing; last changed yesterday"],
  [growing("2026-06-15"), "Space", "new", "A story that is still growing; last changed today"],
] as const)("%j in %j because %s: %s", (tile, category, cause, sentence) => {
  expect(explanation(tile, category, cause, now)).toBe(sentence)
})
