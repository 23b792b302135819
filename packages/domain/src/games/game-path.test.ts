import { describe, expect, it } from "vitest"
import { gameKinds } from "./game-kinds.ts"
import { dayOfSearch, gameOfPath, gamePath } from "./game-path.ts"

describe("a game's page", () => {
  it("leads back to its game", () => {
    for (const game of gameKinds) expect(gameOfPath(gamePath(game))).toBe(game)
    expect(gameOfPath("/games")).toBeNull()
    expect(gameOfPath("/games/chess")).toBeNull()
  })

  it("names a past day, and nothing that is no day", () => {
    const [, search] = gamePath("BAW", "2026-03-29").split("?")
    expect(dayOfSearch(search ?? "")).toBe("2026-03-29")
    for (const none of ["", "day=", "day=2026-02-30", "day=tomorrow", "day=2026-3-29"])
      expect(dayOfSearch(none)).toBeNull()
  })
})
