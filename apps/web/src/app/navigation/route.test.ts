import { expect, it } from "vitest"
import { firstScreen, routeOf } from "./route.ts"

const links = { About: "/about" }

it.each([
  ["/", "home", "home"],
  ["/_app", "home", "home"],
  ["/me/shop", "me", "me/shop"],
  ["/me/shop/tote-bag", "me", "me/item"],
  ["/games/quiz", "games", "games/quiz"],
  ["/studio/tiles", "studio", "studio"],
  ["/about", "page", "page"],
  ["/me/", "missing", "missing"],
  ["/tile", "missing", "missing"],
  ["/me/item", "missing", "missing"],
])("%s is shown by the screen of its own", (path, root, screen) => {
  expect(routeOf(path, links)).toEqual({ root, screen, slug: null })
})

it("a tile lies over the root of its section, and needs its own screen first", () => {
  const route = routeOf("/me/tiles/why-tea", links)
  expect(route).toEqual({ root: "me", screen: "me", slug: "why-tea" })
  expect(firstScreen(route)).toBe("tile")
})
