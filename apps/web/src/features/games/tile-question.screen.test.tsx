import { screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { startFakeServer } from "../../../test/fake-server.ts"
import { openApp, press, until } from "../../../test/open-app.tsx"
import { seeEverything } from "../../../test/see-everything.ts"

const asked = { number: 2, question: "What does one say?", options: ["This", "That", "Neither", "Both"] }

it("asks at a tile's end what was just read, and says what is right, and why", async () => {
  const server = startFakeServer()
  seeEverything()
  server.answer("games-get_tile_question", () => asked)
  server.answer("games-check_tile_answer", () => ({ right: 1, why: "It says so in part two." }))
  await openApp("/tiles/slug-of-one")
  await until(() => expect(screen.getByRole("heading", { name: "What does one say?" })).toBeTruthy())
  expect(screen.getByText("What did you just read?")).toBeTruthy()
  await press("This")
  await until(() => expect(screen.getByText("Not quite. The answer is “That”.")).toBeTruthy())
  expect(screen.getByText("It says so in part two.", { exact: false })).toBeTruthy()
  expect(server.calls("games-check_tile_answer")).toEqual([{ tileId: "one", number: 2, option: 0 }])
  await press(/^That/)
  expect(server.calls("games-check_tile_answer")).toHaveLength(1)
})

it("leaves no hole where a tile has no question, and keeps one open that could not be checked", async () => {
  const server = startFakeServer()
  seeEverything()
  server.answer("games-get_tile_question", ({ tileId }) => (tileId === "one" ? null : asked))
  server.refuse("games-check_tile_answer", "server/unexpected")
  await openApp("/tiles/slug-of-one")
  await until(() => expect(server.calls("games-get_tile_question")).toHaveLength(1))
  expect(screen.queryByText("What did you just read?")).toBeNull()
  await openApp("/tiles/slug-of-two")
  await until(() => expect(screen.getByText("What did you just read?")).toBeTruthy())
  await press("This")
  await until(() => expect(screen.getByText(/^Could not send your answer/)).toBeTruthy())
  expect(screen.getByRole("button", { name: "This" }).getAttribute("aria-disabled")).toBeNull()
})
