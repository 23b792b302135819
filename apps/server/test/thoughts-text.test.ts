import { errorCatalogue } from "@confetti/contract/errors"
import { countGraphemes, longestThought } from "@confetti/domain/thoughts/thought-text"
import fc from "fast-check"
import { afterAll, beforeAll, expect, it } from "vitest"
import type { Account } from "./add-account.ts"
import { startThoughtsWorld, type ThoughtsWorld } from "./thoughts-world.ts"

let world: ThoughtsWorld
let me: Account
beforeAll(async () => {
  world = await startThoughtsWorld()
  me = await world.newPerson()
})
afterAll(() => world.stop())

const odd = fc.constantFrom(
  "\u0000",
  "\u202e",
  "\u2067",
  "\u2069",
  "\u200b",
  "\u200d",
  "\ud83d",
  "👩‍👩‍👧‍👦",
  "שלום",
  "مرحبا",
  "\u0489".repeat(9),
  "\n\n\n",
  "<img onerror=x>",
  "javascript:alert(1)",
  "' or 1=1",
)
const part = fc.oneof(odd, fc.string({ unit: "grapheme" }), fc.string({ unit: "binary" }))
const anyText = fc.array(part, { maxLength: 8 }).map((parts) => parts.join(""))

/** Characters that change the direction of the words around them are closed, or become isolates. */
const turning = /[\u202a-\u202e\u2066-\u2069]/
/** Blanks at the ends and between lines aside. */
const lettersOf = (text: string): string => text.normalize("NFC").replace(/\s/g, "")

it("is kept as it comes back, or refused in words, whatever somebody types", async () => {
  const typed = fc.sample(anyText, { numRuns: 150, seed: 13 })
  for (const text of typed) {
    // Limits are about something else.
    world.clock.now += 61 * 60_000
    const { status, result, code } = await world.write(me, { text })
    if (status !== 200) {
      expect(code, JSON.stringify(text)).toMatch(
        /^(?:thought\/(?:empty|bad-|stacked|too-long)|request\/bad-characters)/,
      )
      expect(Object.keys(errorCatalogue)).toContain(code)
      continue
    }
    if (!turning.test(text)) expect(lettersOf(result.text), JSON.stringify(text)).toBe(lettersOf(text))
    expect(countGraphemes(result.text)).toBeLessThanOrEqual(longestThought)
    const page = await world.page("t0", "tab=USER_TAKES", me)
    expect(page.thoughts[0]?.text).toBe(result.text)
    const again = await world.call("thoughts-edit_thought", { thoughtId: result.id, text: result.text }, me)
    expect(again.result["text"]).toBe(result.text)
  }
})
