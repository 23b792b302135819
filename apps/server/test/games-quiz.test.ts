import type { QuizPlay } from "@confetti/contract/games"
import { day, hour } from "@confetti/domain/durations"
import { networkGraceMs, questionTimeMs } from "@confetti/domain/games/quiz-round"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { replaceQuestions } from "../src/modules/content/questions-store.ts"
import { type Answer, type GamesWorld, type Player, startGamesWorld } from "./games-world.ts"
import { addQuizTiles, makeQuestion } from "./quiz-tiles.ts"
import { publishContent } from "./tiles-factory.ts"

let world: GamesWorld
beforeAll(async () => {
  world = await startGamesWorld()
})
afterAll(() => world.stop())
const noon = "2026-06-01T12:00:00Z"
const today = "2026-06-01"
beforeEach(() => world.setNow(noon))

const quiz = ({ play, text }: Answer): QuizPlay => {
  if (play?.game !== "QUIZ_ME") throw new Error(`no quiz: ${text}`)
  return play
}
const start = (player: Player, more: object = {}) => world.start(player, { game: "QUIZ_ME", ...more })
const later = (ms: number): void => world.setNow(world.now() + ms)

describe("QUIZ_ME", () => {
  it("is begun once, and tells nothing of its questions before they are shown", async () => {
    const me = await world.newPerson()
    const first = await start(me)
    expect(quiz(first)).toMatchObject({
      day: today,
      state: "playing",
      isPractice: false,
      isTimed: true,
      questions: 5,
      answered: [],
      current: null,
      points: 0,
    })
    expect(quiz(await start(me))).toEqual(quiz(first))
    for (const { question } of (await world.quiz()).questions) expect(first.text).not.toContain(question)
  })

  it("asks five questions on five tiles, the same ones of everybody, and tells after each what is right, why, and where it is from", async () => {
    const [me, other] = [await world.newPerson(), await world.newPerson()]
    await start(me)
    await start(other)
    const { questions } = await world.quiz()
    expect(new Set(questions.map(({ tileId }) => tileId)).size).toBe(5)
    const [first] = questions
    if (!first) throw new Error("no question")
    const shown = await world.show(me, 0)
    expect(quiz(shown)).toMatchObject({
      current: { question: first.question, options: first.options, remainingMs: questionTimeMs },
      answered: [],
    })
    expect(shown.text).not.toContain(first.why)
    expect(quiz(await world.show(other, 0)).current).toEqual(quiz(shown).current)
    const wrong = (first.right + 1) % 4
    const tile = world.tiles.find(({ id }) => id === first.tileId)
    expect(quiz(await world.answer(me, { at: 0, option: wrong }))).toMatchObject({
      current: null,
      points: 0,
      answered: [
        {
          question: first.question,
          chosen: wrong,
          right: first.right,
          why: first.why,
          tile: { id: first.tileId, slug: tile?.slug, title: tile?.title },
        },
      ],
    })
  })

  it("ends with the last answer: scored, and paid once", async () => {
    const me = await world.newPerson()
    const before = await world.balance(me)
    const done = await world.playQuiz(me, 4)
    expect(done).toMatchObject({ state: "done", points: 4, paid: 1, current: null })
    expect(await world.balance(me)).toBe(before + 1)
    expect(quiz(await world.answer(me, { at: 4, option: 0 }))).toEqual(done)
    expect(quiz(await world.show(me, 4))).toEqual(done)
    expect(quiz(await start(me))).toEqual(done)
    expect(await world.balance(me)).toBe(before + 1)
    const { games, overall } = await world.stats(me)
    expect(overall.length).toBe(1)
    expect(games[2]).toMatchObject({
      game: "QUIZ_ME",
      isOn: true,
      today: { state: "done", moves: 5, score: 4 },
      played: 1,
      distribution: [0, 0, 0, 0, 1, 0],
      streak: { length: 1 },
    })
  })

  it("has no guesses, and can't be finished by asking", async () => {
    const me = await world.newPerson()
    await start(me)
    for (const name of ["games-submit_guess", "games-finish_game", "games-show_hints"])
      expect(await world.call(name, { game: "QUIZ_ME", day: today, at: 0, word: "crane" }, me)).toMatchObject({
        code: "request/invalid",
      })
  })
})

describe("a question's time", () => {
  const setUp = async (more: object = {}) => {
    const me = await world.newPerson()
    await start(me, more)
    const { questions } = await world.quiz()
    await world.show(me, 0)
    return { me, right: questions[0]?.right ?? 0 }
  }

  it("goes on while the page is away: reloaded, it is the same question with what is left", async () => {
    const { me } = await setUp()
    later(6000)
    expect(quiz(await start(me)).current).toMatchObject({ remainingMs: questionTimeMs - 6000 })
    expect(quiz(await world.show(me, 0)).current).toMatchObject({ remainingMs: questionTimeMs - 6000 })
  })

  it("has a grace for the network, after which an answer is too late", async () => {
    const [one, other] = [await setUp(), await setUp()]
    later(questionTimeMs + networkGraceMs)
    expect(quiz(await world.answer(one.me, { at: 0, option: one.right }))).toMatchObject({ points: 1 })
    later(1)
    expect(quiz(await world.answer(other.me, { at: 0, option: other.right }))).toMatchObject({
      points: 0,
      answered: [{ chosen: null, right: other.right }],
    })
  })

  it("that is over is found recorded by who comes back", async () => {
    const [one, other] = [await setUp(), await setUp()]
    later(hour)
    expect(quiz(await start(one.me))).toMatchObject({ current: null, answered: [{ chosen: null }] })
    expect(quiz(await world.show(other.me, 0))).toMatchObject({ current: null, answered: [{ chosen: null }] })
  })

  it("ends the quiz where it was the last one", async () => {
    const me = await world.newPerson()
    await start(me)
    for (const at of [0, 1, 2, 3]) {
      await world.show(me, at)
      await world.answer(me, { at, option: null })
    }
    await world.show(me, 4)
    later(hour)
    expect(quiz(await start(me))).toMatchObject({ state: "done", points: 0, paid: 1 })
  })

  it("does not run in a quiz without time, which scores and pays the same", async () => {
    const { me, right } = await setUp({ isTimed: false })
    expect(quiz(await world.show(me, 0)).current?.remainingMs).toBeNull()
    later(hour)
    expect(quiz(await world.answer(me, { at: 0, option: right }))).toMatchObject({ points: 1, isTimed: false })
    expect(await world.playQuiz(await world.newPerson(), 5, { isTimed: false })).toMatchObject({ points: 5, paid: 1 })
  })

  it("may be switched on and off until the first question is shown", async () => {
    const me = await world.newPerson()
    expect(quiz(await start(me, { isTimed: false })).isTimed).toBe(false)
    expect(quiz(await start(me)).isTimed).toBe(true)
    expect(quiz(await start(me, { isTimed: false })).isTimed).toBe(false)
    await world.show(me, 0)
    expect(quiz(await start(me)).isTimed).toBe(false)
  })
})

describe("questions in disorder", () => {
  it("are refused before their turn", async () => {
    const me = await world.newPerson()
    expect(await world.show(me, 0)).toMatchObject({ code: "game/not-started" })
    await start(me)
    expect(await world.show(me, 1)).toMatchObject({ status: 409, code: "game/moved-on" })
    expect(await world.answer(me, { at: 0, option: 1 })).toMatchObject({ code: "game/no-question" })
    await world.show(me, 0)
    expect(await world.answer(me, { at: 1, option: 1 })).toMatchObject({ code: "game/no-question" })
    expect(await world.answer(me, { at: 0, option: 4 })).toMatchObject({ code: "request/invalid" })
    expect(await world.show(me, 5)).toMatchObject({ code: "request/invalid" })
  })

  it("count an answer once, and the first one stays", async () => {
    const me = await world.newPerson()
    await start(me)
    const { right = 0 } = (await world.quiz()).questions[0] ?? {}
    await world.show(me, 0)
    const first = await world.answer(me, { at: 0, option: right })
    expect((await world.answer(me, { at: 0, option: right })).play).toEqual(first.play)
    expect((await world.answer(me, { at: 0, option: (right + 1) % 4 })).play).toEqual(first.play)
  })

  it("of two devices at the same moment agree", async () => {
    const me = await world.newPerson()
    await start(me)
    const shown = await Promise.all([0, 0, 0].map((at) => world.show(me, at)))
    for (const each of shown) expect(each.play).toEqual(shown[0]?.play)
    const answered = await Promise.all([0, 1, 2, 3].map((option) => world.answer(me, { at: 0, option })))
    for (const each of answered) expect(each.play).toEqual(answered[0]?.play)
    expect(quiz(await start(me)).answered).toHaveLength(1)
  })
})

describe("somebody without an account", () => {
  it("plays for their installation, which no other one sees", async () => {
    const guest = world.newGuest()
    expect(await world.playQuiz(guest, 3)).toMatchObject({ state: "done", points: 3, paid: 0 })
    expect(await world.show(world.newGuest(), 0)).toMatchObject({ code: "game/not-started" })
    expect(await world.show({ headers: {} }, 0)).toMatchObject({ code: "game/no-player" })
  })

  it("keeps the first quiz on joining, and goes on with one where it was left", async () => {
    const me = await world.newPerson()
    await world.playQuiz(me, 2)
    const before = await world.balance(me)
    const guest = world.newGuest()
    await world.playQuiz(guest, 5)
    expect(await world.merge(me, guest.installation ?? "")).toEqual({ merged: 1, paid: 0 })
    expect(quiz(await start(me))).toMatchObject({ points: 2, paid: 1 })
    expect(await world.balance(me)).toBe(before)

    const halfway = world.newGuest()
    await start(halfway, { isTimed: false })
    await world.show(halfway, 0)
    await world.answer(halfway, { at: 0, option: 1 })
    await world.show(halfway, 1)
    const fresh = await world.newPerson()
    await world.merge(fresh, halfway.installation ?? "")
    expect(quiz(await start(fresh))).toMatchObject({
      isTimed: false,
      answered: [{ chosen: 1 }],
      current: { remainingMs: null },
    })
  })
})

describe("a day's quiz", () => {
  it("of the past is practice: no points, no streak", async () => {
    const me = await world.newPerson()
    const before = await world.balance(me)
    expect(await world.playQuiz(me, 5, { day: "2026-05-20" })).toMatchObject({ isPractice: true, paid: 0, points: 5 })
    expect(await world.balance(me)).toBe(before)
    expect((await world.stats(me)).overall.length).toBe(0)
  })

  it("may be finished until four in the morning, and counts for its day", async () => {
    const me = await world.newPerson()
    world.setNow("2026-06-01T23:55:00Z")
    await start(me)
    world.setNow("2026-06-02T03:50:00Z")
    expect(await world.playQuiz(me, 1, { day: today })).toMatchObject({ isPractice: false, paid: 1 })
    const late = await world.newPerson()
    world.setNow("2026-06-01T23:55:00Z")
    await start(late)
    world.setNow("2026-06-02T04:00:00Z")
    expect(await world.show(late, 0, today)).toMatchObject({ code: "game/not-today" })
    expect(await world.playQuiz(late, 1, { day: today })).toMatchObject({ isPractice: true, paid: 0 })
  })

  it("is another one each day, and comes to every tile before one comes again", async () => {
    const me = await world.newPerson()
    const asked: string[] = []
    for (let at = 0; at < 4; at += 1) {
      world.setNow(Date.parse("2026-07-01T12:00:00Z") + at * day)
      await start(me)
      const of = new Date(world.now()).toISOString().slice(0, 10)
      asked.push(...(await world.quiz(of)).questions.map(({ tileId, number }) => `${tileId} ${number}`))
    }
    expect(new Set(asked).size).toBe(20)
    const tiles = asked.map((name) => name.split(" ")[0])
    const first = tiles.findIndex((tile, at) => tiles.indexOf(tile) < at)
    expect(first).toBeGreaterThanOrEqual(12 - 5)
  })

  it("stays as it was begun when its questions are edited or its tile goes", async () => {
    const me = await world.newPerson()
    world.setNow("2026-08-01T12:00:00Z")
    await start(me)
    const [first] = (await world.quiz("2026-08-01")).questions
    if (!first) throw new Error("no question")
    await world.server.db
      .transaction()
      .execute((tx) => replaceQuestions(tx, [{ tileId: first.tileId, questions: [makeQuestion("an edit")] }]))
    await world.server.db
      .updateTable("tiles")
      .set({ removed_at: new Date(world.now()) })
      .where("id", "=", first.tileId)
      .execute()
    await publishContent(world.server)
    expect(quiz(await world.show(me, 0)).current?.question).toBe(first.question)
    expect(quiz(await world.answer(me, { at: 0, option: first.right }))).toMatchObject({
      points: 1,
      answered: [{ why: first.why, tile: null }],
    })
  })
})

describe("a server with too few tiles to ask about", () => {
  it("has no quiz until there are five", async () => {
    const other = await startGamesWorld({ GAMES: "QUIZ_ME" })
    try {
      const { db } = other.server
      await db.updateTable("tiles").set({ removed_at: new Date() }).execute()
      await publishContent(other.server)
      await addQuizTiles(other.server, 4)
      await addQuizTiles(other.server, 1, { tile: { developing: true } })
      await addQuizTiles(other.server, 1, { tile: { publishedAt: "2027-01-01T00:00:00.000Z" } })
      const me = await other.newPerson()
      expect(await other.start(me, { game: "QUIZ_ME" })).toMatchObject({ code: "game/switched-off" })
      expect((await other.stats(me)).games.map(({ isOn }) => isOn)).toEqual([false, false, false])
      await addQuizTiles(other.server, 1)
      expect((await other.start(me, { game: "QUIZ_ME" })).status).toBe(200)
      expect((await other.stats(me)).games.map(({ isOn }) => isOn)).toEqual([false, false, true])
    } finally {
      await other.stop()
    }
  })
})
