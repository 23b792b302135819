import { gameKinds } from "@confetti/domain/games/game-kinds"
import { addDays } from "@confetti/domain/games/puzzle-day"
import { afterAll, beforeAll, expect, it } from "vitest"
import { puzzleSeed } from "../src/modules/games/puzzles/load-puzzles.ts"
import { type Answer, type GamesWorld, startGamesWorld } from "./games-world.ts"
import { addQuizTiles, secretMark } from "./quiz-tiles.ts"
import { startTestServer, type TestServer } from "./start-test-server.ts"

/** That nobody learns a day's answers from what the server sends. */
let world: GamesWorld
let bare: TestServer
beforeAll(async () => {
  world = await startGamesWorld()
  bare = await startTestServer()
  await addQuizTiles(bare, 12)
})
afterAll(() => Promise.all([world.stop(), bare.stop()]))

const today = "2026-06-01"
const paths = [
  "/",
  "/games",
  ...["wurd", "baw", "quiz"].map((game) => `/games/${game}`),
  "/search",
  "/me",
  "/_app",
  "/docs/api",
  "/documents/feedCards",
  "/documents/categories",
]

const textOf = async (response: Response): Promise<string> =>
  [...response.headers, await response.text()].join("\n").toLowerCase()

/** Everything a server says to who asks for all that it has: pages, feed, tiles, documents, search. */
async function everythingOf(server: TestServer, headers: Record<string, string> = {}): Promise<string> {
  const tiles = await server.db.selectFrom("tiles").select(["id", "slug"]).execute()
  const own = [...paths, ...tiles.map(({ slug }) => `/${slug}`), ...tiles.map(({ id }) => `/documents/tiles?ids=${id}`)]
  const texts = own.map(async (path) => textOf(await server.get(path, headers)))
  const search = fetch(`${server.origin}/1/indexes/tiles/query`, {
    method: "POST",
    body: JSON.stringify({ query: "story", hitsPerPage: 100 }),
  }).then(textOf)
  const feed = server.call("users-get_home_feed", null, headers).then(textOf)
  return (await Promise.all([...texts, search, feed])).join("\n")
}

const asWord = (word: string): RegExp => new RegExp(`(?<![a-z])${word}(?![a-z])`)

it("sends nothing of a whole day that holds an answer, a list or the seed before the end of a game", async () => {
  world.setNow(`${today}T12:00:00Z`)
  const me = await world.newPerson()
  const { puzzles, server } = world
  const answer = puzzles.schedule.puzzleOf("WURD", today).word
  const words = puzzles.schedule.puzzleOf("BAW", today).words
  const tomorrow = puzzles.schedule.puzzleOf("WURD", addDays(today, 1)).word
  const others = puzzles.lists.answers.filter((word) => word !== answer && word !== tomorrow)
  const texts: string[] = []
  const note = ({ text }: Answer): void => void texts.push(text.toLowerCase())

  for (const game of gameKinds) note(await world.start(me, { game }))
  for (const [at, word] of others.slice(0, 5).entries()) note(await world.guess(me, { at, word }))
  for (const word of ["xyzzy", "toolong", "", answer.slice(0, 4)]) note(await world.guess(me, { at: 5, word }))
  note(await world.call("games-show_hints", { game: "BAW", day: today }, me))
  note(await world.guess(me, { game: "BAW", at: 0, word: "zzzz" }))
  note(await world.start(me, { day: addDays(today, 1) }))
  for (const game of gameKinds)
    texts.push(await textOf(await server.call("games-list_days", { game, zone: "UTC" }, me.headers)))
  for (const name of ["games-get_stats", "users-export_data", "points-get_overview"])
    texts.push(await textOf(await server.call(name, name === "games-get_stats" ? { zone: "UTC" } : null, me.headers)))
  texts.push(await everythingOf(server, me.headers))
  for (const path of ["games/words/wurd-answers.txt", "content/games/words/wurd-lines.yaml", "media/games/days.yaml"])
    expect((await server.get(`/${path}`)).status).toBe(404)

  const sent = texts.join("\n")
  expect(texts.length).toBeGreaterThan(20)
  // Text that a server without games has as well reveals no answer.
  const plain = await everythingOf(bare)
  const told = [answer, tomorrow, ...words].filter((word) => asWord(word).test(sent) && !asWord(word).test(plain))
  expect(told).toEqual([])
  const secrets = ["wurd-answers", puzzleSeed(server.services.config).toLowerCase(), secretMark, "what is asked of"]
  expect(secrets.filter((secret) => sent.includes(secret))).toEqual([])
  expect((await world.guess(me, { at: 5, word: answer })).text).toContain(answer)
})

it("shows one question of a quiz at a time, and what is right once it was answered", async () => {
  world.setNow("2026-06-02T12:00:00Z")
  const me = await world.newPerson()
  await world.start(me, { game: "QUIZ_ME" })
  const { questions } = await world.quiz()
  for (const [at, asked] of questions.entries()) {
    const shown = (await world.show(me, at)).text
    const exported = await textOf(await world.server.call("users-export_data", null, me.headers))
    for (const text of [shown, exported]) {
      for (const later of questions.slice(at)) expect(text).not.toContain(later.why)
      for (const later of questions.slice(at + 1)) {
        expect(text).not.toContain(later.question)
        for (const option of later.options) expect(text).not.toContain(option)
      }
    }
    // Before it is answered nothing tells the options apart, and no tile is named.
    const { current, ...known } = JSON.parse(shown).result
    expect(Object.keys(current).toSorted()).toEqual(["options", "question", "remainingMs"])
    expect(JSON.stringify(known)).not.toContain(`"${asked.tileId}"`)
    expect((await world.answer(me, { at, option: null })).text).toContain(asked.why)
  }
})

it("asks at the end of a tile nothing that a quiz of these days asks", async () => {
  world.setNow("2026-06-03T12:00:00Z")
  const played: string[] = []
  for (const day of ["2026-06-02", "2026-06-03"]) {
    await world.start(await world.newPerson(), { game: "QUIZ_ME", day })
    played.push(...(await world.quiz(day)).questions.flatMap(({ question, why }) => [question, why]))
  }
  const texts: string[] = []
  for (const { id } of world.tiles)
    for (const number of [1, 2, 3]) {
      world.setNow(world.now() + 2000)
      texts.push(await (await world.server.call("games-get_tile_question", { tileId: id })).text())
      const data = { tileId: id, number, option: 0 }
      texts.push(await (await world.server.call("games-check_tile_answer", data)).text())
    }
  expect(played.filter((text) => texts.some((each) => each.includes(text)))).toEqual([])
  expect(texts.join("\n")).toContain(secretMark)
})
