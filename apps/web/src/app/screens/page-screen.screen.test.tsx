import { screen, waitFor } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { startFakeServer } from "../../../test/fake-server.ts"
import { openApp, press } from "../../../test/open-app.tsx"
import { pageData } from "../../../test/world.ts"

it("a page opened by its address leads back to the settings", async () => {
  startFakeServer()
  await openApp("/about", { page: { slug: "about", title: "About us", description: "About us.", body: [] } })
  await screen.findByRole("heading", { name: "About us" })
  await press("Back", "link")
  expect(await screen.findByRole("heading", { level: 1, name: "Settings" })).toBeTruthy()
  await waitFor(() => expect(location.pathname).toBe("/settings"))
})

const apps = {
  ios: "https://apps.apple.com/app/id1234567890",
  android: "https://play.google.com/store/apps/details?id=com.example.app",
}

it.each(["/about", "/settings"])("%s leads to the app in the stores, but not within the app", async (path) => {
  startFakeServer()
  const { brand } = pageData()
  const given = {
    brand: { ...brand, apps },
    ...(path === "/about" && { page: { slug: "about", title: "About us", description: "About us.", body: [] } }),
  }
  await openApp(path, given)
  for (const [name, address] of [
    ["App Store", apps.ios],
    ["Google Play", apps.android],
  ] as const)
    expect((await screen.findByRole("link", { name })).getAttribute("href")).toBe(address)
  vi.stubGlobal("Capacitor", { isNativePlatform: () => true, getPlatform: () => "ios" })
  await openApp(path, given)
  await screen.findByRole("heading", { level: 1 })
  expect(screen.queryByRole("link", { name: "Google Play" })).toBeNull()
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
