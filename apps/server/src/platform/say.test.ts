import { expect, it, vi } from "vitest"
import { sayer } from "./say.ts"

const saidWith = (EMULATOR: boolean): string => {
  const log = vi.spyOn(console, "log").mockReturnValue()
  sayer({ EMULATOR })('Ready at "home"')
  return String(log.mock.calls[0]?.[0])
}

it("speaks plainly to somebody at a terminal", () => {
  expect(saidWith(true)).toBe('Ready at "home"')
})

it("speaks as the log does where others are served", () => {
  expect(JSON.parse(saidWith(false))).toMatchObject({ level: 30, msg: 'Ready at "home"' })
})
