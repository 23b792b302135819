import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type BackFrom, backStep } from "./back-step.ts"

const from = (path: string, more: Partial<BackFrom> = {}) =>
  backStep({ isDialogOpen: false, path, terms: {}, entry: 0, ...more })

describe("a phone's back button", () => {
  it("closes what lies over the page first", () => {
    for (const path of ["/", "/tiles/a", "/settings"])
      expect(from(path, { isDialogOpen: true, entry: 3 })).toEqual({ do: "close" })
  })

  it("pops what was opened from a root", () => {
    for (const path of ["/tiles/a", "/me/tiles/a", "/search/tiles/a", "/me/points", "/games/wurd", "/privacy"])
      expect(from(path, { entry: 1 })).toEqual({ do: "pop" })
  })

  it("leads to the root of what a link opened", () => {
    expect(from("/tiles/a")).toEqual({ do: "go", to: "/" })
    expect(from("/me/tiles/a")).toEqual({ do: "go", to: "/me" })
    expect(from("/search/tiles/a", { terms: { q: "moon" } })).toEqual({ do: "go", to: "/search?q=moon" })
    expect(from("/me/points")).toEqual({ do: "go", to: "/me" })
    expect(from("/games/wurd")).toEqual({ do: "go", to: "/games" })
    expect(from("/privacy")).toEqual({ do: "go", to: "/" })
  })

  it("goes from a tab to Home, and from Home out of the app, whatever lies before", () => {
    for (const entry of [0, 7]) {
      for (const path of ["/me", "/search", "/games", "/settings"])
        expect(from(path, { entry })).toEqual({ do: "go", to: "/" })
      expect(from("/", { entry })).toEqual({ do: "leave" })
    }
  })

  it("always ends outside of the app", () => {
    const segment = fc.constantFrom("tiles", "me", "search", "games", "settings", "a", "points")
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 4 }), fc.nat(5), fc.boolean(), (segments, entry, isDialogOpen) => {
        let at: BackFrom = { isDialogOpen, path: `/${segments.join("/")}`, terms: {}, entry }
        for (let presses = 0; presses < 12; presses++) {
          const step = backStep(at)
          if (step.do === "leave") return true
          if (step.do === "close") at = { ...at, isDialogOpen: false }
          else if (step.do === "pop") at = { ...at, entry: at.entry - 1 }
          else at = { ...at, path: step.to, entry: 0 }
        }
        return false
      }),
    )
  })
})
