import { expect, it } from "vitest"
import { readReviewArguments } from "./read-review-arguments.ts"

const id = "8f2f5a0e-7f0d-4b7e-9b0a-1d2c3b4a5f60"

it.each([
  [[], { command: "help" }],
  [["help"], { command: "help" }],
  [["--help"], { command: "help" }],
  [["list"], { command: "list" }],
  [["show", id], { command: "show", thoughtId: id }],
  [["approve", id], { command: "approve", thoughtId: id, reason: "" }],
  [["reject", id, "--reason", "An ad"], { command: "reject", thoughtId: id, reason: "An ad" }],
  [
    ["suspend", id, "--reason", "An ad", "--days", "3"],
    { command: "suspend", thoughtId: id, reason: "An ad", days: 3 },
  ],
])("reads %j", (args, command) => expect(readReviewArguments(args)).toEqual(command))

it.each([
  [["fly", id], 'Unknown command "fly"'],
  [["approve"], "approve takes the ID of a thought"],
  [["show", "nope"], '"nope" is not the ID of a thought'],
  [["reject", id], 'reject needs --reason "WORDS"'],
  [["suspend", id, "--reason", "  "], 'suspend needs --reason "WORDS"'],
  [["suspend", id, "--reason", "An ad", "--days", "99999"], "--days must be a whole number from 1 to 3650"],
  [["suspend", id, "--reason", "An ad", "--days", "-3"], "Option '--days' argument is ambiguous"],
  [["approve", id, "--days", "3"], "--days is only for suspend"],
  [["reject", id, "--reason", "An", "ad"], 'Unexpected argument "ad"'],
  [["list", "--what"], "Unknown option '--what'"],
])("says of %j in one line what is wrong", (args, message) => {
  const read = () => readReviewArguments(args)
  expect(read).toThrow(message)
  expect(read).toThrow("npm run review -- help")
})
