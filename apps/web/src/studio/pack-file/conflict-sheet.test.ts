import { expect, it } from "vitest"
import { differences } from "./conflict-sheet.tsx"

it("shows what differs alone, be it in one of the two", () => {
  const theirs = [
    ["Title", "About"],
    ["Text", "Theirs"],
    ["Old", "Gone"],
  ] as const
  const mine = [
    ["New", "Here"],
    ["Title", "About"],
    ["Text", "Mine"],
  ] as const
  expect(differences(theirs, mine)).toEqual([
    ["New", "", "Here"],
    ["Text", "Theirs", "Mine"],
    ["Old", "Gone", ""],
  ])
})
