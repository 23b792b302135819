import { expect, it } from "vitest"
import { greetingOf } from "./greet.ts"

const somebody = { name: "", isNew: true, inviter: null, isNumberLeftOut: false }

it("greets a new person by whoever invited them", () => {
  expect(greetingOf({ ...somebody, inviter: { name: "Ada" } })).toBe("Welcome. Ada invited you")
  expect(greetingOf({ ...somebody, inviter: { name: "" } })).toBe("Welcome. A friend invited you")
  expect(greetingOf(somebody)).toBe("Welcome. You’re in")
})

it("greets somebody who was here before by their name", () => {
  expect(greetingOf({ ...somebody, name: "Ada", isNew: false })).toBe("Welcome back, Ada")
  expect(greetingOf({ ...somebody, isNew: false })).toBe("Welcome back")
})

it("says when a number was left out", () => {
  expect(greetingOf({ ...somebody, isNumberLeftOut: true })).toBe(
    "Welcome. You’re in. Your phone number is not valid, so it was not saved",
  )
})
