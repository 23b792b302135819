import type { IncomingMessage } from "node:http"
import { expect, it } from "vitest"
import { createLargeBodies } from "./large-bodies.ts"

const megabyte = 1024 * 1024
const limit = 7 * megabyte
const ofLength = (length?: number) =>
  ({ headers: length === undefined ? {} : { "content-length": String(length) } }) as IncomingMessage
const codeOf = (act: () => unknown): string => {
  try {
    act()
    return "taken"
  } catch (error) {
    return (error as { code: string }).code
  }
}

it("takes so much of one address at once, and takes more as soon as some is free", () => {
  const bodies = createLargeBodies({ ofOne: 14 * megabyte, ofAll: 100 * megabyte })
  const free = bodies.reserve(ofLength(7 * megabyte), limit, "a")
  bodies.reserve(ofLength(), limit, "a")
  expect(codeOf(() => bodies.reserve(ofLength(megabyte), limit, "a"))).toBe("request/rate-limited")
  expect(codeOf(() => bodies.reserve(ofLength(1000), limit, "a"))).toBe("taken")
  expect(codeOf(() => bodies.reserve(ofLength(megabyte), limit, "b"))).toBe("taken")
  free()
  free()
  expect(codeOf(() => bodies.reserve(ofLength(7 * megabyte), limit, "a"))).toBe("taken")
  expect(codeOf(() => bodies.reserve(ofLength(megabyte), limit, "a"))).toBe("request/rate-limited")
})

it("takes so much of all together", () => {
  const bodies = createLargeBodies({ ofOne: 7 * megabyte, ofAll: 20 * megabyte })
  const answers = Array.from({ length: 4 }, (_none, at) => codeOf(() => bodies.reserve(ofLength(), limit, `${at}`)))
  expect(answers).toEqual(["taken", "taken", "server/unavailable", "server/unavailable"])
})
