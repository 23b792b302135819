import { listDays } from "@confetti/contract/games"
import { addDays } from "@confetti/domain/games/puzzle-day"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { type GamesWorld, type Player, startGamesWorld } from "./games-world.ts"

/** The days to go back to. */
let world: GamesWorld
beforeAll(async () => {
  world = await startGamesWorld({ GAMES: "BAW,QUIZ_ME" })
})
afterAll(() => world.stop())
const today = "2026-06-10"
beforeEach(() => world.setNow(`${today}T12:00:00Z`))

async function list({ headers, installation }: Player, more: object = {}) {
  const data = { game: "QUIZ_ME", zone: "UTC", ...(installation && { installation }), ...more }
  const body = await (await world.server.call("games-list_days", data, headers)).json()
  return body.error?.details.code ?? listDays.output.parse(body.result)
}

describe("a game's days", () => {
  it("are thirty, from today down, each as it stands", async () => {
    const me = await world.newPerson()
    await world.playQuiz(me, 3)
    await world.playQuiz(me, 2, { day: "2026-06-07" })
    await world.start(me, { game: "QUIZ_ME", day: "2026-06-08" })
    await world.show(me, 0, "2026-06-08")
    await world.answer(me, { at: 0, option: 0, day: "2026-06-08" })
    const { days, next } = await list(me)
    expect(days).toHaveLength(30)
    expect(days.slice(0, 4)).toEqual([
      { day: today, state: "done", isPractice: false, moves: 5, score: 3 },
      { day: "2026-06-09", state: "new", isPractice: true, moves: 0, score: 0 },
      { day: "2026-06-08", state: "playing", isPractice: true, moves: 1, score: expect.any(Number) },
      { day: "2026-06-07", state: "done", isPractice: true, moves: 5, score: 2 },
    ])
    expect(next).toBe(addDays(today, -30))
    expect((await list(me, { until: next })).days[0].day).toBe(next)
    expect((await list(world.newGuest())).days[0].state).toBe("new")
  })

  it("go back a year, and begin with today, not tomorrow", async () => {
    const me = await world.newPerson()
    const oldest = addDays(today, -365)
    const last = await list(me, { until: addDays(oldest, 3) })
    expect(last.days.map(({ day }: { day: string }) => day)).toEqual([3, 2, 1, 0].map((at) => addDays(oldest, at)))
    expect(last.next).toBeNull()
    expect(await list(me, { until: addDays(oldest, -1) })).toBe("game/not-today")
    expect((await list(me, { until: addDays(today, 1) })).days[0].day).toBe(today)
    for (const { day } of last.days) expect((await world.start(me, { game: "QUIZ_ME", day })).status).toBe(200)
  })

  it("are none of a game that is switched off", async () => {
    expect(await list(await world.newPerson(), { game: "WURD" })).toBe("game/switched-off")
    expect(await list({ headers: {} })).toBe("game/no-player")
  })
})

describe("points for playing", () => {
  const ways = async (of: GamesWorld): Promise<string[]> => {
    const { headers } = await of.newPerson()
    const { result } = await (await of.server.call("points-get_overview", null, headers)).json()
    return result.ways.map(({ action }: { action: string }) => action)
  }

  it("are offered where a game is played, and not where there is none", async () => {
    expect(await ways(world)).toContain("play_a_game")
    const none = await startGamesWorld({ GAMES: "none" })
    try {
      expect(await ways(none)).not.toContain("play_a_game")
    } finally {
      await none.stop()
    }
  })
})
