import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { sections, tilePath } from "./section.ts"
import {
  emptyStack,
  goBack,
  openTile,
  replaceTile,
  resetStack,
  slugOfPath,
  stackPath,
  type TileStack,
  visitPath,
} from "./tile-stack.ts"

const slug = fc.constantFrom("moon-tides", "salt", "a", "games-of-old", "me-too")
const terms = fc.record({
  t: fc.option(fc.constantFrom("space", "ocean"), { nil: undefined }),
  q: fc.option(fc.string(), { nil: undefined }),
})
const section = fc.constantFrom(...sections)
const step = fc.oneof(
  fc.record({ kind: fc.constant("open" as const), slug }),
  fc.record({ kind: fc.constant("goOn" as const), slug }),
  fc.record({ kind: fc.constant("back" as const) }),
  fc.record({ kind: fc.constant("reset" as const) }),
  fc.record({ kind: fc.constant("root" as const), section, terms }),
  fc.record({ kind: fc.constant("link" as const), section, terms, slug }),
)

function apply(stack: TileStack, move: typeof step extends fc.Arbitrary<infer Step> ? Step : never): TileStack {
  if (move.kind === "open") return openTile(stack, move.slug)
  if (move.kind === "goOn") return replaceTile(stack, move.slug)
  if (move.kind === "back") return goBack(stack)
  if (move.kind === "reset") return resetStack(stack)
  const path = move.kind === "link" ? tilePath(move.section, move.slug) : rootOf(move.section)
  return visitPath(stack, path, move.terms)
}

function rootOf(of: TileStack["section"]): string {
  return of === "homefeed" ? "/" : `/${of}`
}

describe("the visited-tiles stack", () => {
  it("always shows its top tile in the address, and its section's root when empty", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (moves) => {
        let stack = emptyStack
        for (const move of moves) {
          stack = apply(stack, move)
          const path = stackPath(stack).split("?")[0] as string
          expect(slugOfPath(path)).toBe(stack.visited.at(-1)?.slug ?? null)
          expect(visitPath(stack, path, stack.terms)).toEqual(stack)
        }
      }),
    )
  })

  it("comes back to where it was when as many tiles are left as were opened", () => {
    fc.assert(
      fc.property(fc.array(step), fc.uniqueArray(slug), (before, opened) => {
        const start = before.reduce(apply, emptyStack)
        const fresh = opened.filter((each) => each !== start.visited.at(-1)?.slug)
        const deep = fresh.reduce(openTile, start)
        expect(fresh.reduce(goBack, deep)).toEqual(start)
      }),
    )
  })

  it("is as deep as before however often somebody goes on, and back leads where it led", () => {
    fc.assert(
      fc.property(fc.array(step), slug, fc.array(slug, { minLength: 1 }), (before, opened, others) => {
        const start = before.reduce(apply, emptyStack)
        const deep = others.reduce(replaceTile, { ...start, visited: [...start.visited, { slug: opened }] })
        expect(deep.visited.at(-1)?.slug).toBe(others.at(-1))
        expect(goBack(deep)).toEqual(start)
      }),
    )
  })

  it("is cleared on the three roots, and search keeps its t and q", () => {
    const deep = openTile(visitPath(emptyStack, "/search", { t: "space", q: "moon" }), "moon-tides")
    expect(stackPath(deep)).toBe("/search/tiles/moon-tides?t=space&q=moon")
    expect(stackPath(goBack(deep))).toBe("/search?t=space&q=moon")
    for (const root of ["/", "/me", "/search"]) expect(visitPath(deep, root).visited).toEqual([])
  })

  it("keeps only the latest tile on reset", () => {
    const deep = ["a", "salt", "moon-tides"].reduce(openTile, emptyStack)
    expect(resetStack(deep).visited).toEqual([{ slug: "moon-tides" }])
    expect(resetStack(emptyStack)).toBe(emptyStack)
  })

  it("counts a double tap as one visit", () => {
    expect(openTile(openTile(emptyStack, "a"), "a").visited).toHaveLength(1)
  })

  it("follows the browser's back and forward without growing", () => {
    const deep = ["a", "salt"].reduce(openTile, emptyStack)
    const back = visitPath(deep, "/tiles/a")
    expect(back.visited).toEqual([{ slug: "a" }])
    expect(visitPath(back, "/tiles/salt")).toEqual(deep)
  })

  it("begins a new stack in another section", () => {
    const deep = ["a", "salt"].reduce(openTile, emptyStack)
    expect(visitPath(deep, "/me/tiles/salt").visited).toEqual([{ slug: "salt" }])
  })

  it("is not broken by a path that cannot be decoded", () => {
    expect(slugOfPath("/tiles/%E0%A4%A")).toBeNull()
  })
})
