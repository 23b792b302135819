import fc from "fast-check"
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
    ["/foo/search", "search"],
    ["/tiles/me", "me"],
    ["/me/tiles/games", "games"],
    ["/me/shop/settings", "settings"],
    ["/games/settings/search", "search"],
    ["/me/games", "games"],
    ["/searching", "home"],
    ["/tiles/salt?t=search#me", "home"],
  ])("of %s is %s", (path, tab) => {
    expect(activeTab(path)).toBe(tab)
  })

  it("stays on Home for a tile whose slug only begins or ends with another tab's name", () => {
    expect(activeTab("/tiles/how-games-began")).toBe("home")
    expect(sectionOf("/tiles/me-and-you")).toBe("homefeed")
  })

  it("is the first of search, settings, games and me that is a segment, whatever the path", () => {
    const segment = fc.constantFrom("search", "settings", "games", "me", "tiles", "salt", "foo-me", "")
    fc.assert(
      fc.property(fc.array(segment), (segments) => {
        const named = (["search", "settings", "games", "me"] as const).find((tab) => segments.includes(tab))
        expect(activeTab(`/${segments.join("/")}`)).toBe(named ?? "home")
      }),
    )
  })
})

it("keeps a search's words safe in the address", () => {
  expect(tilePath("search", "salt", { q: "a&b=c d" })).toBe("/search/tiles/salt?q=a%26b%3Dc%20d")
})
