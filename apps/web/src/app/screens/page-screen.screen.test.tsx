import { screen, waitFor } from "@testing-library/react"
import { expect, it } from "vitest"
import { startFakeServer } from "../../../test/fake-server.ts"
import { openApp, press } from "../../../test/open-app.tsx"

it("a page opened by its address leads back to the settings", async () => {
  startFakeServer()
  await openApp("/about", { page: { slug: "about", title: "About us", description: "About us.", body: [] } })
  await screen.findByRole("heading", { name: "About us" })
  await press("Back", "link")
  expect(await screen.findByRole("heading", { level: 1, name: "Settings" })).toBeTruthy()
  await waitFor(() => expect(location.pathname).toBe("/settings"))
})

it("what leads on from a page and from the 404 screen stays in the app", async () => {
  startFakeServer()
  const body = [{ type: "paragraph" as const, text: [{ text: ["the settings"], link: "/settings" }] }]
  await openApp("/about", { page: { slug: "about", title: "About us", description: "About us.", body } })
  await press("the settings", "link")
  expect(await screen.findByRole("heading", { level: 1, name: "Settings" })).toBeTruthy()
  await openApp("/nowhere", { isMissing: true })
  await press("Search for it", "link")
  expect(await screen.findByRole("searchbox")).toBeTruthy()
})
