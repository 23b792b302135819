import { expect, it } from "vitest"
import { explanation } from "./explanation.ts"

const now = Date.parse("2026-06-15T08:00:00.000Z")
const at = (date: string): number => Date.parse(`${date}T20:00:00.000Z`)
const finished = (published: string) => ({ developing: false, publishedAt: at(published), updatedAt: at(published) })
const growing = (updated: string) => ({ developing: true, publishedAt: 0, updatedAt: at(updated) })

const liked = { title: "Mirrors on the Moon", interaction: "like" } as const

it.each([
  [finished("2026-06-14"), "Space", { cause: "new" }, "New this week in Space"],
  [finished("2026-06-03"), "Space", { cause: "new" }, "New in the last two weeks in Space"],
  [finished("2026-05-20"), "Space", { cause: "new" }, "New in Space when your feed was made"],
  [{ ...finished("2026-06-15"), publishedAt: now }, null, { cause: "new" }, "New today"],
  [finished("2026-01-01"), "Deep time", { cause: "spread" }, "Here so that you meet Deep time too"],
  [finished("2026-01-01"), null, { cause: "spread" }, "Here so that your feed has a bit of everything"],
  [finished("2026-06-14"), "Space", { cause: "spread" }, "Here so that you meet Space too"],
  [finished("2026-01-01"), "Words", { cause: "liked" }, "One of the best loved in Words"],
  [finished("2026-01-01"), null, { cause: "liked" }, "One of the best loved here"],
  [finished("2026-01-01"), "Space", { cause: "close", source: liked }, "Because you liked Mirrors on the Moon"],
  [
    finished("2026-06-14"),
    "Space",
    { cause: "close", source: liked },
    "Because you liked Mirrors on the Moon; new this week",
  ],
  [
    finished("2026-01-01"),
    "Space",
    { cause: "close", source: { title: "Ice", interaction: "finish" } },
    "Because you read Ice",
  ],
  [
    finished("2026-01-01"),
    "Space",
    { cause: "close", source: { title: "Ice", interaction: "tap" } },
    "Because you opened Ice",
  ],
  [finished("2026-01-01"), "Space", { cause: "close", source: null }, "Close to what you have read and liked"],
  [finished("2026-01-01"), "Space", { cause: "category" }, "You often read Space"],
  [{ ...finished("2026-06-15"), publishedAt: now }, "Space", { cause: "category" }, "You often read Space; new today"],
  [finished("2026-01-01"), null, { cause: "category" }, "Like much of what you read"],
  [finished("2026-06-14"), "Space", { cause: "try" }, "Few have met this one yet"],
  [growing("2026-06-12"), "Space", { cause: "growing" }, "A story that is still growing; last changed 3 days ago"],
  [growing("2026-06-14"), "Space", { cause: "growing" }, "A story that is still growing; last changed yesterday"],
  [growing("2026-06-15"), "Space", { cause: "growing" }, "A story that is still growing; last changed today"],
] as const)("%j in %j because %j: %s", (tile, category, reason, sentence) => {
  expect(explanation(tile, category, reason, now)).toBe(sentence)
})
