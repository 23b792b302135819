import { expect, it } from "vitest"
import { isEmail, isPhone } from "./is-address.ts"

it("takes addresses that can be right", () => {
  expect(["ada@confetti.test", "a+b@mail.example.org"].every(isEmail)).toBe(true)
  expect(["", "ada", "ada@", "ada@mail", "a b@mail.org", "@mail.org"].some(isEmail)).toBe(false)
})

it("takes numbers in the international form, however they are spaced", () => {
  expect(["+49 30 123456", "+1 (415) 555-0100", "+4930123456"].every(isPhone)).toBe(true)
  expect(["030 123456", "+49", "+0 123456789", "ask me"].some(isPhone)).toBe(false)
})
