import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { type GamesWorld, startGamesWorld } from "./games-world.ts"

let world: GamesWorld
beforeAll(async () => {
  world = await startGamesWorld()
})
afterAll(() => world.stop())
beforeEach(() => world.setNow("2026-06-01T12:00:00Z"))

describe("limits", () => {
  it("let nobody try a dictionary", async () => {
    const me = await world.newPerson()
    await world.start(me)
    const codes = []
    for (let at = 0; at < 40; at += 1) codes.push((await world.guess(me, { at: 0, word: "xyzzy" })).code)
    expect(codes.filter((code) => code === "game/not-a-word").length).toBeLessThan(30)
    expect(codes.at(-1)).toBe("request/rate-limited")
  })

  it("let no network begin plays for installations without end", async () => {
    world.setNow("2026-09-01T12:00:00Z")
    const codes = []
    for (let at = 0; at < 40; at += 1) codes.push((await world.start(world.newGuest())).code)
    expect(codes[0]).toBeNull()
    expect(codes.at(-1)).toBe("request/rate-limited")
    expect((await world.start(await world.newPerson())).code).toBeNull()
  })

  it("leave a game out that the operator switched off", async () => {
    const other = await startGamesWorld({ GAMES: "WURD" })
    try {
      const me = await other.newPerson()
      expect((await other.start(me)).status).toBe(200)
      expect(await other.start(me, { game: "BAW" })).toMatchObject({ code: "game/switched-off" })
      const { games, yesterday } = await other.stats(me)
      expect(games.map(({ game, isOn }) => [game, isOn])).toEqual([
        ["WURD", true],
        ["BAW", false],
        ["QUIZ_ME", false],
      ])
      expect(yesterday).toBeNull()
      const { documents } = await (await other.server.get("/documents/feedCards")).json()
      const types = documents.map(({ type }: { type: string }) => type)
      expect(types).toContain("wurd")
      expect(types).not.toContain("baw")
    } finally {
      await other.stop()
    }
  })
})
