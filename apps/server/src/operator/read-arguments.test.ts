import { expect, it } from "vitest"
import { HelpAsked } from "../platform/run-program.ts"
import { readArguments, wrongCommand } from "./read-arguments.ts"

const usage = "npm run shop -- …\n  pack ID            it is in its parcel\n  open, close ITEM   whether it is sold"
const read = (...args: string[]) => readArguments(usage, { note: { type: "string" } }, { most: 2, args })

it("gives the words and options of a command", () => {
  expect(read("pack", "1", "--note", "Fragile")).toMatchObject({
    positionals: ["pack", "1"],
    values: { note: "Fragile" },
  })
})

it.each([["--help"], ["help"], ["pack", "--help"]])("shows how it is used for %s", (...args) => {
  expect(() => read(...args)).toThrow(new HelpAsked(usage))
})

it("names an option it does not know and a word too many, with the lines of the usage", () => {
  expect(() => read("pack", "--loud")).toThrow(`Unknown option '--loud'.\n\n${usage}`)
  expect(() => read("pack", "1", "2")).toThrow(`Unexpected argument “2”.\n\n${usage}`)
})

it("says how one command is used, or that there is none of the name", () => {
  expect(wrongCommand(usage, "").message).toBe(usage)
  expect(wrongCommand(usage, "parcel").message).toContain("Unknown command")
  expect(wrongCommand(usage, "close").message).toContain("\n  open, close ITEM   whether it is sold\nAll commands")
  expect(wrongCommand(usage, "fly").message).toBe(`Unknown command “fly”.\n\n${usage}`)
})
