// @module-tag drill
import type { GamePlay } from "@confetti/contract/games"
import { day } from "@confetti/domain/durations"
import { gameKinds } from "@confetti/domain/games/game-kinds"
import { addDays, dayIn } from "@confetti/domain/games/puzzle-day"
import { sql } from "kysely"
import { afterAll, beforeAll, expect, it } from "vitest"
import { invariants, isSound, verifyData } from "../src/verify-data.ts"
import { type Answer, type GamesWorld, type Player, startGamesWorld } from "./games-world.ts"

/** That whatever happens on the way nothing is lost or doubled. */
let world: GamesWorld
beforeAll(async () => {
  world = await startGamesWorld()
})
afterAll(() => world.stop())

/** Numbers from 0 up to 1 that are the same for the same seed (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A day of a player on a bad network: requests are lost, doubled, late, or come from two devices at once. */
async function playBadly(player: Player, random: () => number, today: string): Promise<void> {
  /** The most that the server said it had. */
  const told = { WURD: [] as string[], BAW: [] as string[], QUIZ_ME: [] as string[] }
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)]
  const once = async (send: () => Promise<Answer>): Promise<Answer> => {
    const answer = await send()
    const { play } = answer
    if (play) told[play.game] = longer(told[play.game], wordsOf(play))
    return answer
  }
  const retried = async (send: () => Promise<Answer>): Promise<Answer> => {
    // A clock that stands still fills no rate limit.
    world.setNow(world.now() + 2000)
    // The first answer does not arrive, and it is sent again; sometimes both are under way at once.
    if (random() < 0.2) await once(send)
    if (random() < 0.2) await Promise.all([once(send), once(send)])
    return once(send)
  }
  const { puzzles } = world
  const answer = puzzles.schedule.puzzleOf("WURD", today).word
  const baw = puzzles.schedule.puzzleOf("BAW", today)
  await retried(() => world.start(player))
  for (let at = 0; at < 6; at += 1) {
    const word = random() < 0.25 ? answer : (pick(puzzles.lists.answers) ?? answer)
    const { play, code } = await retried(() => world.guess(player, { at, word, day: today }))
    if (play !== null && play.state !== "playing") break
    // Another device was there first: look, and go on from there.
    if (code === "game/moved-on") await world.start(player)
    if (code !== null && code !== "game/moved-on" && code !== "game/already-finished") throw new Error(code)
  }
  await retried(() => world.start(player, { game: "BAW" }))
  const found = baw.words.filter(() => random() < 0.2)
  for (const [at, word] of found.entries())
    await retried(() => world.guess(player, { game: "BAW", at, word, day: today }))
  if (found.length > 0) await retried(() => world.finish(player, { game: "BAW", day: today }))
  await playQuizBadly(player, { random, retried, today })
  for (const game of gameKinds) {
    const { play } = await world.start(player, { game, day: today })
    expect(play && wordsOf(play)).toEqual(told[game])
    if (game === "BAW") expect(told.BAW).toEqual(found)
  }
}

type Bad = { random: () => number; retried: (send: () => Promise<Answer>) => Promise<Answer>; today: string }

/** Answers of two devices, some late, some before their question and some of one that was answered long ago. */
async function playQuizBadly(player: Player, { random, retried, today }: Bad): Promise<void> {
  await retried(() => world.start(player, { game: "QUIZ_ME", isTimed: random() < 0.7 }))
  const option = (): number => Math.floor(random() * 4)
  for (let at = 0; at < 5; at += 1) {
    if (random() < 0.2) await world.answer(player, { at, option: option(), day: today })
    await retried(() => world.show(player, at, today))
    if (random() < 0.1) world.setNow(world.now() + 20_000)
    if (random() < 0.2)
      await Promise.all([option(), option()].map((each) => world.answer(player, { at, option: each, day: today })))
    if (random() < 0.2 && at > 0) await world.answer(player, { at: at - 1, option: option(), day: today })
    const { code } = await retried(() => world.answer(player, { at, option: option(), day: today }))
    if (code !== null) throw new Error(code)
  }
}

function wordsOf(play: GamePlay): string[] {
  if (play.game === "QUIZ_ME") return play.answered.map(({ chosen }) => String(chosen))
  return (play.game === "WURD" ? play.rows : play.found).map(({ word }) => word)
}

/** An earlier answer must be a prefix of a later one, whichever arrived first. */
function longer(one: string[], other: string[]): string[] {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  expect(long.slice(0, short.length)).toEqual(short)
  return long
}

it("keeps one result a person and puzzle, every guess and one point a game, through replays, doubles and disorder", {
  timeout: 600_000,
}, async () => {
  const seed = Number(process.env["SEED"] ?? 12)
  const random = seededRandom(seed)
  // PLAYERS=1000 SEED=7 plays a longer one.
  const count = Number(process.env["PLAYERS"] ?? 12)
  const people = await Promise.all(Array.from({ length: count }, () => world.newPerson()))
  const guests = Array.from({ length: Math.ceil(count / 2) }, () => world.newGuest())
  const first = Date.parse("2026-06-10T00:00:00Z")
  for (let at = 0; at < 3; at += 1) {
    const today = addDays(dayIn("UTC", first), at)
    world.setNow(first + at * day + 1000)
    const players = [...people, ...guests]
    // Six of them at a time.
    for (let from = 0; from < players.length; from += 6)
      await Promise.all(players.slice(from, from + 6).map((player) => playBadly(player, random, today)))
  }
  for (const [at, { installation = "" }] of guests.entries()) {
    const joining = people[at]
    if (joining) await Promise.all([world.merge(joining, installation), world.merge(joining, installation)])
  }
  const verdict = await verifyData(world.server.db)
  expect(verdict.invariants.flatMap(({ violations }) => violations)).toEqual([])
  expect(isSound(verdict)).toBe(true)
  for (const person of people) {
    const { games } = await world.stats(person)
    const finished = games.reduce((sum, { played }) => sum + played, 0)
    expect(finished).toBeGreaterThan(6)
    expect(await world.balance(person)).toBe(finished)
  }
})

it("ends a game and pays for it together, or not at all", async () => {
  world.setNow("2026-06-20T12:00:00Z")
  const me = await world.newPerson()
  const word = world.puzzles.schedule.puzzleOf("WURD", "2026-06-20").word
  await world.start(me)
  const ledger = sql.table("points_entries")
  await sql`alter table ${ledger} add constraint broken check (action <> 'play_a_game') not valid`.execute(
    world.server.db,
  )
  try {
    expect((await world.guess(me, { at: 0, word })).status).toBe(500)
    expect((await world.start(me)).play).toMatchObject({ state: "playing", rows: [] })
  } finally {
    await sql`alter table ${ledger} drop constraint broken`.execute(world.server.db)
  }
  expect((await world.guess(me, { at: 0, word })).play).toMatchObject({ state: "won", paid: 1 })
  expect(await world.balance(me)).toBe(1)
})

it("finds a point that was doubled and a result that is two", async () => {
  world.setNow("2026-06-20T12:00:00Z")
  await world.start(await world.newPerson())
  const me = await world.newPerson()
  const broken = async (): Promise<string[]> =>
    (await verifyData(world.server.db)).invariants
      .filter(({ violations }) => violations.length > 0)
      .map(({ name }) => name)
  expect(await broken()).toEqual([])
  const play = {
    user_id: me.userId,
    game: "WURD",
    day: "2026-06-20",
    is_practice: false,
    outcome: "won" as const,
    moves: ["crane"],
    score: 1,
    is_paid: true,
    started_at: new Date(0),
    finished_at: new Date(0),
  }
  await world.server.db.insertInto("game_plays").values(play).execute()
  expect(await broken()).toEqual([
    "a play's score is what its puzzle makes of it",
    "a finished game that is paid has its point, and every point for a game is of one",
    "every play is a player's",
  ])
  await world.server.db.deleteFrom("game_plays").where("user_id", "=", me.userId).execute()
})

it("finds a quiz with too few answers, one with another score, and a question that is awaited after the end", async () => {
  world.setNow("2026-06-21T12:00:00Z")
  const me = await world.newPerson()
  const { db } = world.server
  const broken = async (change: object): Promise<string[]> => {
    const undo = new Error("undo")
    const names: string[] = []
    await db
      .transaction()
      .execute(async (tx) => {
        await tx.updateTable("game_plays").set(change).where("user_id", "=", me.userId).execute()
        for (const { name, find } of invariants) if ((await find(tx)).length > 0) names.push(name)
        throw undo
      })
      .catch((error: unknown) => expect(error).toBe(undo))
    return names
  }
  await world.playQuiz(me, 3)
  const answers = "a quiz has an answer for each question that was asked, and waits for one alone"
  const score = "a play's score is what its puzzle makes of it"
  expect(await broken({ is_timed: true })).toEqual([])
  expect(await broken({ moves: ["0", "1"] })).toContain(answers)
  expect(await broken({ moves: ["0", "1", "2", "3", "4"] })).toContain(answers)
  expect(await broken({ shown_at: new Date(0) })).toEqual([answers])
  expect(await broken({ score: 4 })).toEqual([score])
})
