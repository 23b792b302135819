import { expect, it } from "vitest"
import { greetingOf } from "./greeting.ts"

it("greets a new person by whoever invited them", () => {
  expect(greetingOf({ name: "", isNew: true, inviter: { name: "Ada" } })).toBe("You are in. Ada invited you")
  expect(greetingOf({ name: "", isNew: true, inviter: { name: "" } })).toBe("You are in. A friend invited you")
  expect(greetingOf({ name: "", isNew: true, inviter: null })).toBe("Welcome. You are in")
})

it("greets somebody who was here before by their name", () => {
  expect(greetingOf({ name: "Ada", isNew: false, inviter: null })).toBe("Welcome back, Ada")
  expect(greetingOf({ name: "", isNew: false, inviter: null })).toBe("Welcome back")
})
