import { expect, it } from "vitest"
import { stiltedPhrase } from "./stilted-phrases.ts"

it("names the phrase and its plain wording", () => {
  expect(stiltedPhrase("Your shelf did not arrive")).toBe(
    "`Your shelf did not arrive` says “did not arrive”; plain English: Could not load, Not available right now",
  )
})

it.each([
  "{percent} % of the picture",
  "Log in again",
  "Nobody does it by itself",
  "The shop took it, so it is as it was",
])("refuses “%s”", (text) => {
  expect(stiltedPhrase(text)).not.toBeNull()
})

it.each(["Could not load your shelf", "{percent}% of the picture", "Someone else saved this in the meantime."])(
  "accepts “%s”",
  (text) => {
    expect(stiltedPhrase(text)).toBeNull()
  },
)
