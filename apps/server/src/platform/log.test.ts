import { expect, it } from "vitest"
import { readableLine } from "./log.ts"

it("is readable at a terminal, with what it is about and where an error came from", () => {
  const time = new Date(2026, 0, 2, 3, 4, 5).getTime()
  const line = {
    level: 40,
    time,
    problem: "tiles/a.md:2",
    of: { all: 3 },
    err: { stack: "Error: gone\n  at x" },
    msg: "saved",
  }
  expect(readableLine(JSON.stringify(line))).toBe(
    '03:04:05  warn  saved  problem=tiles/a.md:2  of={"all":3}\nError: gone\n  at x',
  )
  expect(readableLine(JSON.stringify({ level: 30, time, msg: "stopping" }))).toBe("03:04:05  info  stopping")
})
