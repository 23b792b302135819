import { expect, it } from "vitest"
import { proxyRequestId } from "./proxy-request-id.ts"

const named = (id?: string | string[]) => ({ headers: id === undefined ? {} : { "x-request-id": id } })

it("believes a trusted proxy", () => {
  expect(proxyRequestId(named("7f3a-1.B_2"), 1)).toBe("7f3a-1.B_2")
})

it("believes nobody where no proxy is trusted", () => {
  expect(proxyRequestId(named("7f3a-1"), 0)).toBeNull()
})

it.each([
  ["none", undefined],
  ["an empty one", ""],
  ["one that is too long", "x".repeat(65)],
  ["one that would end a line of the log", 'a","level":"60'],
  ["several", ["a", "b"]],
  ["several in one", "a, b"],
])("does not take %s", (_what, id) => {
  expect(proxyRequestId(named(id), 1)).toBeNull()
})
