import { checkTileAnswer, getTileQuestion } from "@confetti/contract/games"
import { addDays } from "@confetti/domain/games/puzzle-day"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { type GamesWorld, startGamesWorld } from "./games-world.ts"
import { makeQuestion } from "./quiz-tiles.ts"
import { insertTiles, makeTile, publishContent } from "./tiles-factory.ts"

/** Questions at the end of a tile. */
let world: GamesWorld
beforeAll(async () => {
  world = await startGamesWorld({ GAMES: "QUIZ_ME" })
})
afterAll(() => world.stop())
const today = "2026-06-01"
beforeEach(() => world.setNow(`${today}T12:00:00Z`))

/** Time enough for the next look. */
const wait = (): void => world.setNow(world.now() + 1000)

async function call(name: string, data: object, headers: Record<string, string> = {}) {
  wait()
  const body = await (await world.server.call(name, data, headers)).json()
  return { result: body.result, code: body.error?.details.code ?? null }
}

async function ask(tileId: string) {
  const { result, code } = await call("games-get_tile_question", { tileId })
  return { asked: code === null ? getTileQuestion.output.parse(result) : null, code }
}

const check = async (tileId: string, number: number, option = 0) => {
  const { result, code } = await call("games-check_tile_answer", { tileId, number, option })
  return { told: code === null ? checkTileAnswer.output.parse(result) : null, code }
}

/** The quizzes of these days, each begun by somebody. */
async function quizzesOf(days: readonly string[]) {
  const found = []
  for (const day of days) {
    world.setNow(`${day}T12:00:00Z`)
    await world.start(await world.newPerson(), { game: "QUIZ_ME" })
    found.push(...(await world.quiz(day)).questions)
  }
  world.setNow(`${today}T12:00:00Z`)
  return found
}

describe("a question on a tile", () => {
  it("has four options and no answer, which is told when it was answered", async () => {
    const [tile] = world.tiles
    const { asked } = await ask(tile?.id ?? "")
    expect(asked).toMatchObject({ question: expect.stringContaining("What is asked of"), options: expect.any(Array) })
    const { told } = await check(tile?.id ?? "", asked?.number ?? 0)
    const { options = [] } = asked ?? {}
    const { right, why } = told ?? { right: 9, why: "" }
    const made = makeQuestion(`${tile?.id} ${asked?.number}`)
    expect([options[right], why]).toEqual([made.options[made.rightOption], made.why])
    expect(options.toSorted()).toEqual(made.options.toSorted())
  })

  it("is never one of a quiz of yesterday, today or tomorrow, begun or not", async () => {
    const days = [-1, 0, 1].map((count) => addDays(today, count))
    const seen = new Map<string, number[]>()
    for (const { id } of world.tiles) {
      const numbers = []
      for (const number of [1, 2, 3]) if ((await check(id, number)).code === null) numbers.push(number)
      seen.set(id, numbers)
      expect(numbers).toContain((await ask(id)).asked?.number)
    }
    const played = await quizzesOf(days)
    expect(played).toHaveLength(15)
    for (const { tileId, number } of played) {
      expect(seen.get(tileId)).not.toContain(number)
      expect(await check(tileId, number)).toMatchObject({ code: "game/no-question" })
    }
    const refused = 36 - [...seen.values()].flat().length
    expect(refused).toBe(new Set(played.map(({ tileId, number }) => `${tileId} ${number}`)).size)
  })

  it("that is played may be asked of nobody, so that there is none where no other is left", async () => {
    const [first] = await quizzesOf([today])
    if (!first) throw new Error("no quiz")
    await world.server.db
      .deleteFrom("tile_questions")
      .where("tile_id", "=", first.tileId)
      .where("number", "!=", first.number)
      .execute()
    await world.server.db.updateTable("tile_questions").set({ number: 1 }).where("tile_id", "=", first.tileId).execute()
    await publishContent(world.server)
    // The question moved to another place and is still the same.
    expect(await ask(first.tileId)).toEqual({ asked: null, code: null })
    expect(await check(first.tileId, 1)).toMatchObject({ code: "game/no-question" })
  })

  it("needs a tile that is there and has some", async () => {
    await insertTiles(world.server.db, [
      makeTile({ id: "plain" }),
      makeTile({ id: "later", publishedAt: "2027-01-01T00:00:00.000Z" }),
    ])
    await publishContent(world.server)
    expect(await ask("plain")).toEqual({ asked: null, code: null })
    for (const id of ["later", "nothing"]) {
      expect(await ask(id)).toMatchObject({ code: "tile/not-found" })
      expect(await check(id, 1)).toMatchObject({ code: "tile/not-found" })
    }
    expect(await check(world.tiles[0]?.id ?? "", 99)).toMatchObject({ code: "game/no-question" })
  })

  it("is answered so often a minute, and no more", async () => {
    const codes = []
    for (let at = 0; at < 40; at += 1) {
      const data = { tileId: world.tiles[0]?.id, number: 1, option: 0 }
      const body = await (await world.server.call("games-check_tile_answer", data)).json()
      codes.push(body.error?.details.code ?? null)
    }
    expect(codes.at(-1)).toBe("request/rate-limited")
  })
})

it("a server without the quiz asks nothing", async () => {
  const other = await startGamesWorld({ GAMES: "WURD" })
  try {
    const tileId = other.tiles[0]?.id
    const asked = await (await other.server.call("games-get_tile_question", { tileId })).json()
    expect(asked.result).toBeNull()
    const checked = await (await other.server.call("games-check_tile_answer", { tileId, number: 1, option: 0 })).json()
    expect(checked.error.details.code).toBe("game/no-question")
  } finally {
    await other.stop()
  }
})
