import { describe, expect, it } from "vitest"
import { activeTab, sectionOf, tilePath } from "./section.ts"

describe("the active tab", () => {
  it.each([
    ["/", "home"],
    ["/search", "search"],
    ["/search/tiles/salt", "search"],
    ["/me", "me"],
    ["/me/tiles/salt", "me"],
    ["/games", "games"],
    ["/settings", "settings"],
    ["/settings?from=me", "settings"],
    ["/tiles/salt", "home"],
    ["/about", "home"],
    ["/_app", "home"],
  ])("of %s is %s", (path, tab) => {
    expect(activeTab(path)).toBe(tab)
  })

  it("stays on Home for a tile whose slug holds another tab's name", () => {
    expect(activeTab("/tiles/how-games-began")).toBe("home")
    expect(sectionOf("/tiles/me")).toBe("homefeed")
  })
})

it("keeps a search's words safe in the address", () => {
  expect(tilePath("search", "salt", { q: "a&b=c d" })).toBe("/search/tiles/salt?q=a%26b%3Dc%20d")
})
