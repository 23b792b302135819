import { screen, waitFor } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { startFakeServer } from "../../../test/fake-server.ts"
import { openApp, pass, press, until } from "../../../test/open-app.tsx"

const current = () => document.querySelector('nav[aria-label="Main"] [aria-current="page"]')?.textContent
const choose = (name: string) => press(name, "link")
const scroller = () => document.querySelector(".root-screen") as HTMLElement

describe("the tab bar", () => {
  it("leads to each screen, and marks it as current", async () => {
    startFakeServer()
    await openApp("/")
    for (const [name, path] of [
      ["Search", "/search"],
      ["Me", "/me"],
      ["Games", "/games"],
      ["Settings", "/settings"],
      ["Home", "/"],
    ] as const) {
      await choose(name)
      await waitFor(() => expect(current()).toBe(name))
      expect(location.pathname).toBe(path)
    }
  })

  it("leads back to a screen where it was scrolled to", async () => {
    startFakeServer()
    await openApp("/settings")
    await screen.findByRole("link", { name: "About" })
    await pass(100)
    scroller().scrollTop = 240
    await pass(500)
    await choose("Me")
    await screen.findByRole("heading", { name: "Tiles you like appear here" })
    expect(scroller().scrollTop).toBe(0)
    await choose("Settings")
    await screen.findByRole("link", { name: "About" })
    await until(() => expect(scroller().scrollTop).toBe(240))
  })
})
