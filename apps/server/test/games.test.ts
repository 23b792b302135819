import type { BawPlay, WurdPlay } from "@confetti/contract/games"
import { day, hour } from "@confetti/domain/durations"
import { isPangram } from "@confetti/domain/games/baw"
import { addDays } from "@confetti/domain/games/puzzle-day"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { deleteOldPlays } from "../src/modules/games/module.ts"
import { type Answer, type GamesWorld, type Player, startGamesWorld } from "./games-world.ts"

let world: GamesWorld
beforeAll(async () => {
  world = await startGamesWorld()
})
afterAll(() => world.stop())
beforeEach(() => world.setNow("2026-06-01T12:00:00Z"))

const today = "2026-06-01"
const answer = (of = today): string => world.puzzles.schedule.puzzleOf("WURD", of).word
const baw = (of = today) => world.puzzles.schedule.puzzleOf("BAW", of)
const wrong = (count: number, of = today): string[] =>
  world.puzzles.lists.answers.filter((word) => word !== answer(of)).slice(0, count)
const wurd = ({ play }: Answer): WurdPlay => {
  if (play?.game !== "WURD") throw new Error("no WURD")
  return play
}
const built = ({ play }: Answer): BawPlay => {
  if (play?.game !== "BAW") throw new Error("no BAW")
  return play
}
/** Plays a whole WURD and wins it with this guess. */
async function win(player: Player, guesses: number, of = today, more: object = {}): Promise<Answer> {
  await world.start(player, { day: of, ...more })
  let last: Answer | null = null
  for (const [at, word] of [...wrong(guesses - 1, of), answer(of)].entries())
    last = await world.guess(player, { at, word, day: of })
  if (!last) throw new Error("nothing was guessed")
  return last
}

describe("WURD", () => {
  it("is begun once, however often it is started, and says nothing of its word", async () => {
    const me = await world.newPerson()
    const first = await world.start(me)
    expect(wurd(first)).toMatchObject({
      day: today,
      state: "playing",
      rows: [],
      answer: null,
      isPractice: false,
      zone: "UTC",
      nextDate: "2026-06-02T00:00:00.000Z",
    })
    await world.guess(me, { at: 0, word: "crane" })
    const again = await world.start(me)
    expect(wurd(again).rows.map(({ word }) => word)).toEqual(["crane"])
  })

  it("marks each guess, is won by the word and tells it then, and pays one point", async () => {
    const me = await world.newPerson()
    const before = await world.balance(me)
    const won = wurd(await win(me, 3))
    expect(won).toMatchObject({ state: "won", answer: { word: answer() }, paid: 1 })
    expect(won.rows).toHaveLength(3)
    expect(won.rows.at(-1)?.marks).toEqual(["correct", "correct", "correct", "correct", "correct"])
    expect(await world.balance(me)).toBe(before + 1)
    expect(await world.guess(me, { at: 3, word: "crane" })).toMatchObject({ code: "game/already-finished" })
    expect(wurd(await world.finish(me))).toEqual(won)
    expect(await world.balance(me)).toBe(before + 1)
  })

  it("is lost by six others, which pays too", async () => {
    const me = await world.newPerson()
    await world.start(me)
    for (const [at, word] of wrong(6).entries()) await world.guess(me, { at, word })
    expect(wurd(await world.start(me))).toMatchObject({ state: "lost", paid: 1, answer: { word: answer() } })
  })

  it("can be given up after a guess, and not before", async () => {
    const me = await world.newPerson()
    await world.start(me)
    expect(await world.finish(me)).toMatchObject({ code: "game/nothing-played" })
    await world.guess(me, { at: 0, word: wrong(1)[0] ?? "" })
    expect(wurd(await world.finish(me))).toMatchObject({ state: "lost", paid: 1 })
  })

  it.each([
    ["plan", "game/wrong-length"],
    ["planet", "game/wrong-length"],
    ["", "game/wrong-length"],
    ["xyzzy", "game/not-a-word"],
    ["plän", "game/not-letters"],
    ["пламя", "game/not-letters"],
    ["it's.", "game/not-letters"],
    ["a".repeat(65), "request/invalid"],
    ["a".repeat(10_000), "request/invalid"],
  ])("refuses %.10j, which costs nothing", async (word, code) => {
    const me = await world.newPerson()
    await world.start(me)
    expect(await world.guess(me, { at: 0, word })).toMatchObject({ status: 400, code })
    expect(wurd(await world.start(me)).rows).toEqual([])
  })

  it("takes capitals for the letters they are", async () => {
    const me = await world.newPerson()
    await world.start(me)
    expect(wurd(await world.guess(me, { at: 0, word: answer().toUpperCase() })).state).toBe("won")
  })

  it("in hard mode wants what was found to be used", async () => {
    const me = await world.newPerson()
    await world.start(me, { isHard: true })
    const same = [...world.puzzles.lists.accepted].find(
      (word) => word.length === 5 && word !== answer() && word[0] === answer()[0],
    )
    const other = wrong(500).find((word) => word[0] !== answer()[0])
    await world.guess(me, { at: 0, word: same ?? "" })
    expect(await world.guess(me, { at: 1, word: other ?? "" })).toMatchObject({ code: "game/hard-mode" })
  })

  it("must have been begun", async () => {
    const me = await world.newPerson()
    expect(await world.guess(me, { at: 0, word: "crane" })).toMatchObject({ code: "game/not-started" })
    expect(await world.finish(me)).toMatchObject({ code: "game/not-started" })
  })
})

describe("two devices", () => {
  it("agree: the second guess at one place is told that the game moved on", async () => {
    const me = await world.newPerson()
    await world.start(me)
    const [one = "", other = ""] = wrong(2)
    expect((await world.guess(me, { at: 0, word: one })).status).toBe(200)
    expect(await world.guess(me, { at: 0, word: other })).toMatchObject({ status: 409, code: "game/moved-on" })
    expect(wurd(await world.start(me)).rows.map(({ word }) => word)).toEqual([one])
  })

  it("at the same moment take turns, and no guess is lost or doubled", async () => {
    const me = await world.newPerson()
    await world.start(me)
    const answers = await Promise.all(wrong(5).map((word) => world.guess(me, { at: 0, word })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(wurd(await world.start(me)).rows).toHaveLength(1)
  })

  it("may send a guess again whose answer was lost: it counts once", async () => {
    const me = await world.newPerson()
    await world.start(me)
    const [word = ""] = wrong(1)
    const first = await world.guess(me, { at: 0, word })
    expect((await world.guess(me, { at: 0, word })).play).toEqual(first.play)
    expect(await world.guess(me, { at: 2, word })).toMatchObject({ code: "game/moved-on" })
  })
})

describe("BAW", () => {
  it("counts the words that are built of its letters, and tells them all at the end", async () => {
    const me = await world.newPerson()
    const begun = built(await world.start(me, { game: "BAW" }))
    expect(begun).toMatchObject({ found: [], points: 0, rank: "speck", answers: null, hints: null })
    expect(begun.letters[0]).toBe(baw().required)
    expect([...begun.letters].sort().join("")).toBe(baw().letters)
    const pangram = baw().words.find(isPangram) ?? ""
    const [first = ""] = baw().words.filter((word) => word !== pangram)
    await world.guess(me, { game: "BAW", at: 0, word: first })
    const found = built(await world.guess(me, { game: "BAW", at: 1, word: pangram }))
    expect(found.found.map(({ word, isPangram: isOne, isBonus }) => [word, isOne, isBonus])).toEqual([
      [first, false, false],
      [pangram, true, false],
    ])
    expect(found.points).toBe(found.found.reduce((sum, { points }) => sum + points, 0))
    const done = built(await world.finish(me, { game: "BAW" }))
    expect(done).toMatchObject({ state: "done", paid: 1, answers: baw().words })
    expect((await world.stats(me)).games[1]).toMatchObject({ played: 1, today: { state: "done", moves: 2 } })
  })

  it("says why a word does not count", async () => {
    const me = await world.newPerson()
    await world.start(me, { game: "BAW" })
    const { letters, required, words } = baw()
    const others = [...letters].filter((letter) => letter !== required)
    const say = async (word: string, at = 0) => (await world.guess(me, { game: "BAW", at, word })).code
    expect(await say(required.repeat(3))).toBe("game/too-short")
    expect(await say(others.slice(0, 4).join(""))).toBe("game/required-left-out")
    expect(await say(`${required}sss`)).toBe("game/other-letter")
    expect(await say(required.repeat(9))).toBe("game/not-a-word")
    const [word = "", next = ""] = words
    expect(await say(word)).toBeNull()
    expect(await say(word)).toBeNull()
    expect(await say(next, 1)).toBeNull()
    expect(await say(word, 2)).toBe("game/found-before")
    expect(await say("né", 2)).toBe("game/not-letters")
  })

  it("shows hints that name no word, and remembers it", async () => {
    const me = await world.newPerson()
    await world.start(me, { game: "BAW" })
    const asked = await world.call("games-show_hints", { game: "BAW", day: today }, me)
    const hints = built(asked).hints ?? []
    expect(hints.reduce((sum, { count }) => sum + count, 0)).toBe(baw().words.length)
    expect(built(await world.start(me, { game: "BAW" })).hints).toEqual(hints)
  })

  it("tells yesterday's words when its day is over everywhere, and sooner to who finished", async () => {
    expect((await world.stats(world.newGuest(), "Pacific/Kiritimati")).yesterday).toBeNull()
    const [finished, me] = [await world.newPerson(), await world.newPerson()]
    await world.start(me, { game: "BAW" })
    await world.start(finished, { game: "BAW" })
    await world.guess(finished, { game: "BAW", at: 0, word: baw().words[0] ?? "" })
    await world.finish(finished, { game: "BAW" })
    world.setNow("2026-06-02T00:00:00Z")
    expect((await world.stats(finished)).yesterday).toMatchObject({ day: today, words: baw().words })
    expect((await world.stats(me)).yesterday).toBeNull()
    world.setNow("2026-06-02T15:59:00Z")
    expect((await world.stats(me)).yesterday).toBeNull()
    world.setNow("2026-06-02T16:00:00Z")
    expect((await world.stats(me)).yesterday).toMatchObject({ day: today, words: baw().words })
  })
})

describe("a day", () => {
  it("that is to come, or too long ago, can't be played", async () => {
    const me = await world.newPerson()
    for (const other of ["2026-06-02", "2025-05-31"])
      expect(await world.start(me, { day: other })).toMatchObject({ code: "game/not-today" })
  })

  it("that is past is practice: no points, no streak", async () => {
    const me = await world.newPerson()
    const before = await world.balance(me)
    expect(wurd(await win(me, 1, "2026-05-31"))).toMatchObject({ state: "won", isPractice: true, paid: 0 })
    expect(await world.balance(me)).toBe(before)
    expect((await world.stats(me)).overall.length).toBe(0)
  })

  it("may be finished until four in the morning where it was begun before midnight, and then only for practice", async () => {
    const me = await world.newPerson()
    const other = await world.newPerson()
    world.setNow("2026-06-01T23:50:00Z")
    await world.start(me)
    await world.start(other)
    world.setNow("2026-06-02T03:59:00Z")
    expect(wurd(await world.guess(me, { at: 0, word: answer(), day: today }))).toMatchObject({ state: "won", paid: 1 })
    world.setNow("2026-06-02T04:00:00Z")
    expect(await world.guess(other, { at: 0, word: answer(), day: today })).toMatchObject({ code: "game/not-today" })
    expect(wurd(await world.start(other, { day: today })).isPractice).toBe(true)
    expect(wurd(await world.guess(other, { at: 0, word: answer(), day: today }))).toMatchObject({ paid: 0 })
    expect((await world.stats(me)).overall.length).toBe(1)
    expect((await world.stats(other)).overall.length).toBe(0)
  })

  it("is that of the home zone, which a streak keeps on a flight, and which moves once it is over", async () => {
    const me = await world.newPerson()
    world.setNow("2026-06-01T20:00:00Z")
    expect(wurd(await win(me, 2, "2026-06-01", { zone: "America/Los_Angeles", day: undefined }))).toMatchObject({
      zone: "America/Los_Angeles",
      day: "2026-06-01",
    })
    // Landed in Kiritimati, where it is the 3rd; at home it is the 2nd.
    world.setNow("2026-06-02T20:00:00Z")
    expect(wurd(await world.start(me, { zone: "Pacific/Kiritimati" }))).toMatchObject({
      zone: "America/Los_Angeles",
      day: "2026-06-02",
    })
    world.setNow("2026-06-20T20:00:00Z")
    expect(wurd(await world.start(me, { zone: "Pacific/Kiritimati" }))).toMatchObject({
      zone: "Pacific/Kiritimati",
      day: "2026-06-21",
    })
  })

  it("has the same puzzle for everybody, also once an editor changes the list", async () => {
    const saved = await world.server.db.selectFrom("game_puzzles").select("document").where("day", "=", today).execute()
    expect(saved.length).toBeGreaterThan(0)
    await world.server.db
      .updateTable("game_puzzles")
      .set({ document: JSON.stringify({ kind: "WURD", word: "other", line: "As it was." }) })
      .where("day", "=", "2026-05-31")
      .where("game", "=", "WURD")
      .execute()
    const me = await world.newPerson()
    await world.start(me, { day: "2026-05-31" })
    const won = wurd(await world.guess(me, { at: 0, word: "other", day: "2026-05-31" }))
    expect(won.answer).toEqual({ word: "other", line: "As it was.", tile: null })
  })
})

describe("a streak", () => {
  it("grows day by day over games, earns a freeze, spends it on a missed day, and is overall as well", async () => {
    const me = await world.newPerson()
    const first = "2026-07-01"
    for (let at = 0; at < 7; at += 1) {
      const of = addDays(first, at)
      world.setNow(Date.parse(of) + 10 * hour)
      if (at % 2 === 0) await win(me, 2, of)
      else {
        await world.start(me, { game: "BAW" })
        await world.guess(me, { game: "BAW", at: 0, word: baw(of).words[0] ?? "" })
        await world.finish(me, { game: "BAW" })
      }
    }
    expect(await world.stats(me)).toMatchObject({ overall: { length: 7, freezes: 1, earned: ["2026-07-07"] } })
    world.setNow("2026-07-09T10:00:00Z")
    await win(me, 1, "2026-07-09")
    const stats = await world.stats(me)
    expect(stats.overall).toMatchObject({ length: 8, freezes: 0, frozen: ["2026-07-08"] })
    expect(stats.games[0]).toMatchObject({ played: 5, won: 5, distribution: [1, 4, 0, 0, 0, 0], streak: { length: 1 } })
    expect(stats.games[0]?.week.map(({ isPlayed }) => isPlayed)).toEqual([true, false, true, false, true, false, true])
  })
})

describe("somebody without an account", () => {
  it("plays in full, for their installation, and is paid nothing", async () => {
    const guest = world.newGuest()
    expect(wurd(await win(guest, 2))).toMatchObject({ state: "won", paid: 0 })
    expect((await world.stats(guest)).overall.length).toBe(1)
    expect((await world.stats(world.newGuest())).overall.length).toBe(0)
    expect(await world.start({ headers: {} })).toMatchObject({ code: "game/no-player" })
    expect(JSON.stringify(await world.server.db.selectFrom("game_plays").selectAll().execute())).not.toContain(
      guest.installation ?? "",
    )
  })

  it("joins and keeps what they played, exactly once", async () => {
    const guest = world.newGuest()
    world.setNow("2026-06-07T12:00:00Z")
    await win(guest, 2, "2026-06-07")
    world.setNow("2026-06-08T12:00:00Z")
    await win(guest, 3, "2026-06-08")
    const me = await world.newPerson()
    const before = await world.balance(me)
    const { installation = "" } = guest
    const answers = await Promise.all([1, 2, 3].map(() => world.merge(me, installation)))
    expect(answers.map(({ merged }) => merged).toSorted((a, b) => a - b)).toEqual([0, 0, 2])
    expect(await world.balance(me)).toBe(before + 2)
    expect((await world.stats(me)).overall.length).toBe(2)
    expect((await world.stats(guest)).overall.length).toBe(0)
    expect(await world.merge(await world.newPerson(), installation)).toEqual({ merged: 0, paid: 0 })
  })

  it("keeps a finished game on joining, however well it went elsewhere", async () => {
    const me = await world.newPerson()
    await world.start(me)
    for (const [at, word] of wrong(6).entries()) await world.guess(me, { at, word })
    const before = await world.balance(me)
    const better = world.newGuest()
    await win(better, 1)
    expect(await world.merge(me, better.installation ?? "")).toEqual({ merged: 1, paid: 0 })
    expect(wurd(await world.start(me))).toMatchObject({ state: "lost", paid: 1 })
    expect(await world.balance(me)).toBe(before)
  })

  it("keeps the game begun first of two, when the account's goes on", async () => {
    const me = await world.newPerson()
    const early = world.newGuest()
    await world.start(early)
    world.setNow(world.now() + 1000)
    await world.start(me)
    world.setNow(world.now() + 1000)
    const late = world.newGuest()
    await win(late, 1)
    await world.merge(me, late.installation ?? "")
    expect(wurd(await world.start(me))).toMatchObject({ state: "playing", rows: [] })
    await win(early, 2)
    expect(await world.merge(me, early.installation ?? "")).toEqual({ merged: 1, paid: 1 })
    expect(wurd(await world.start(me)).rows).toHaveLength(2)
  })

  it("is not paid for what was played long before", async () => {
    const guest = world.newGuest()
    world.setNow("2026-05-20T12:00:00Z")
    await win(guest, 1, "2026-05-20")
    world.setNow("2026-06-01T12:00:00Z")
    expect(await world.merge(await world.newPerson(), guest.installation ?? "")).toEqual({ merged: 1, paid: 0 })
  })

  it("and did not come back for ninety days is forgotten; a person is not", async () => {
    const guest = world.newGuest()
    const me = await world.newPerson()
    await win(guest, 1)
    await win(me, 1)
    world.setNow(world.now() + 91 * day)
    await deleteOldPlays.run({}, world.server.services)
    expect((await world.stats(guest)).games[0]?.played).toBe(0)
    expect((await world.stats(me)).games[0]?.played).toBe(1)
  })
})
