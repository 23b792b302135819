import { expect, it } from "vitest"
import { startSettings } from "./model/settings.ts"
import { settingsFor } from "./training.ts"

const stored = JSON.stringify({ settings: startSettings, searchedOver: 1000 })

it("are used again until there is twice as much to learn from", () => {
  expect(settingsFor(stored, 1999)).toEqual({ settings: startSettings, searchedOver: 1000 })
  expect(settingsFor(stored, 2000)).toBeNull()
})

it.each([null, "", "{", "null", "{}", '{"settings":{"alpha":1},"searchedOver":5}'])(
  "are looked for where %j is kept",
  (text) => {
    expect(settingsFor(text, 10)).toBeNull()
  },
)
