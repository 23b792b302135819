import { screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { startFakeServer } from "../../../test/fake-server.ts"
import { openApp, press, until } from "../../../test/open-app.tsx"

const explained = () => screen.queryByRole("dialog", { name: "How to play WURD" })

it("comes by itself on the first visit of a game, and later when asked for", async () => {
  startFakeServer()
  localStorage.setItem("cf_games_explained", "[]")
  await openApp("/games/wurd")
  await until(() => expect(explained()).toBeTruthy())
  await press("Got it")
  expect(explained()).toBeNull()

  await openApp("/games/wurd")
  const again = await screen.findByRole("button", { name: "How to play" })
  expect(explained()).toBeNull()
  again.click()
  await until(() => expect(explained()).toBeTruthy())
})
