import { expect, it } from "vitest"
import { statusHere } from "./status-here.ts"

it("an example is offered where everything is tried out, and nowhere else", () => {
  const example = { status: 0, isExample: true } as const
  expect(statusHere(example, { EMULATOR: true })).toBe(0)
  expect(statusHere(example, { EMULATOR: false })).toBe(1)
})

it("an operator's own item is offered as they say", () => {
  for (const EMULATOR of [true, false])
    for (const status of [0, 1] as const) expect(statusHere({ status, isExample: false }, { EMULATOR })).toBe(status)
})
