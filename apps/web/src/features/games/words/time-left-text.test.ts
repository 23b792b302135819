import { expect, it } from "vitest"
import { timeLeftText } from "./time-left-text.ts"

it.each([
  ["2026-11-23T00:00:00.000Z", "3 h 12 min"],
  ["2026-11-22T23:48:00.000Z", "3 h"],
  ["2026-11-22T20:48:30.000Z", "1 min"],
  ["2026-11-22T20:47:00.000Z", "1 min"],
])("until %s it is %s", (at, text) => expect(timeLeftText(at, Date.parse("2026-11-22T20:48:00.000Z"))).toBe(text))
