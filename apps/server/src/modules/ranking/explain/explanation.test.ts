import { day } from "@confetti/domain/durations"
import { feedCauses } from "@confetti/domain/feed/feed-cause"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { wordsIn } from "../../../platform/words/words-in.ts"
import { causeAt, causeOfPlace, explanation, lettersOf } from "./explanation.ts"

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
  [finished("2026-01-01"), "Deep time", { cause: "spread" }, "Here so that you see Deep time too"],
  [finished("2026-01-01"), null, { cause: "spread" }, "Here so that your feed has a bit of everything"],
  [finished("2026-06-14"), "Space", { cause: "spread" }, "Here so that you see Space too"],
  [finished("2026-01-01"), "Words", { cause: "liked" }, "One of the most liked in Words"],
  [finished("2026-01-01"), null, { cause: "liked" }, "One of the most liked here"],
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
  [finished("2026-01-01"), "Space", { cause: "close", source: "picked" }, "Because you picked it"],
  [
    finished("2026-01-01"),
    "Space",
    { cause: "close", source: { title: "Ice", interaction: "pick" } },
    "Because you picked Ice",
  ],
  [finished("2026-01-01"), "Space", { cause: "close", source: null }, "Close to what you have read and liked"],
  [finished("2026-01-01"), "Space", { cause: "category" }, "You often read Space"],
  [{ ...finished("2026-06-15"), publishedAt: now }, "Space", { cause: "category" }, "You often read Space; new today"],
  [finished("2026-01-01"), null, { cause: "category" }, "Similar to what you often read"],
  [finished("2026-06-14"), "Space", { cause: "try" }, "Few people have seen this one yet"],
  [growing("2026-06-12"), "Space", { cause: "growing" }, "A developing story, updated 3 days ago"],
  [growing("2026-06-14"), "Space", { cause: "growing" }, "A developing story, updated yesterday"],
  [growing("2026-06-15"), "Space", { cause: "growing" }, "A developing story, updated today"],
] as const)("%j in %j because %j: %s", (tile, category, reason, sentence) => {
  expect(explanation(wordsIn("en-GB"), tile, category, reason, now)).toBe(sentence)
})

const parts = { similarity: 0, category: 0, fresh: 0, popularity: 0 }

describe("why a tile is in its place", () => {
  it("is what added most", () => {
    expect(causeOfPlace({ ...parts, similarity: 0.5, category: 0.4 }, 0, 0)).toBe("close")
    expect(causeOfPlace({ ...parts, similarity: 0.3, category: 0.4 }, 0, 0)).toBe("category")
    expect(causeOfPlace({ ...parts, popularity: 0.3, fresh: 0.2 }, 0, 0)).toBe("liked")
  })

  it("is newness for two weeks, and then the next best", () => {
    const fresh = { ...parts, fresh: 0.6, popularity: 0.1 }
    expect(causeOfPlace(fresh, 0, 14 * day)).toBe("new")
    expect(causeOfPlace(fresh, 0, 14 * day + 1)).toBe("liked")
  })

  it("is variety where better ones were held back for it, or nothing speaks for it", () => {
    expect(causeOfPlace({ ...parts, category: 0.4 }, 0.5, 0)).toBe("spread")
    expect(causeOfPlace({ ...parts, category: 0.4 }, 0.3, 0)).toBe("category")
    expect(causeOfPlace({ ...parts, category: -0.4 }, 0, 0)).toBe("spread")
  })
})

it("letters give back the cause of every place, and none beyond", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...feedCauses)), (causes) => {
      const text = lettersOf(causes)
      expect(text).toHaveLength(causes.length)
      expect(causes.map((_, place) => causeAt(text, place))).toEqual(causes)
      expect(causeAt(text, causes.length)).toBeNull()
    }),
  )
})
