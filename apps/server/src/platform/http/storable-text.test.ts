import fc from "fast-check"
import { expect, it } from "vitest"
import { isTargetStorable, mustBeStorable } from "./storable-text.ts"

const isRefused = (body: string): boolean => {
  try {
    mustBeStorable(body)
    return false
  } catch {
    return true
  }
}

it.each([
  ["a NUL", JSON.stringify({ data: { tileId: "a\0" } })],
  ["a NUL in a name", JSON.stringify({ data: { "a\0": 1 } })],
  ["half a surrogate pair", '{"data":"\\ud800"}'],
  ["its other half, in capitals", '{"data":["\\uDC00"]}'],
  ["a NUL in a form", "code=a%00b"],
  ["a nesting too deep to look through", `${"[".repeat(30_000)}"\\u0000"${"]".repeat(30_000)}`],
])("refuses %s", (_what, body) => {
  expect(isRefused(body)).toBe(true)
})

it.each([
  ["an emoji, escaped", '{"data":"\\ud83d\\ude00"}'],
  ["an escaped backslash before u0000", JSON.stringify({ data: "\\u0000" })],
  ["a percent sign before 00", JSON.stringify({ data: "100%00" })],
  ["nothing", ""],
])("takes %s", (_what, body) => {
  expect(isRefused(body)).toBe(false)
})

it("refuses exactly the texts that nothing could keep", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(isRefused(JSON.stringify({ data: [text] }))).toBe(text.includes("\0") || !text.isWellFormed())
    }),
  )
})

it.each([
  ["/documents/tiles?slug=%00", false],
  ["/tiles/%00", false],
  ["/search?q=100%2500", true],
  ["/search?q=%ED%A0%80", true],
])("knows whether %s can be kept", (target, is) => {
  expect(isTargetStorable(target)).toBe(is)
})
