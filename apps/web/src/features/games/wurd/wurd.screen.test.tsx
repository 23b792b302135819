import { dayIn } from "@confetti/domain/games/puzzle-day"
import { fireEvent, screen, within } from "@testing-library/react"
import { describe, expect, it, vi } from "vitest"
import { answerWurd } from "../../../../test/fake-games-wurd.ts"
import { startFakeServer } from "../../../../test/fake-server.ts"
import { key, openApp, pass, press, until } from "../../../../test/open-app.tsx"
import { ada } from "../../../../test/world.ts"
import { deferred } from "../../../platform/deferred.ts"

const rows = () => within(screen.getByRole("list", { name: "Your guesses" })).getAllByRole("listitem")
const row = (at: number) => rows()[at - 1]?.textContent ?? ""
const hasRow = (at: number, text: string | RegExp) =>
  until(() => (typeof text === "string" ? expect(row(at)).toContain(text) : expect(row(at)).toMatch(text)))
const has = (text: string | RegExp) => until(() => expect(screen.getByText(text)).toBeTruthy())

function typeWord(word: string): Promise<void> {
  return key(...word, "Enter")
}

/** Opens the day's game, once it is known how it stands. */
async function openWurd(path = "/games/wurd"): Promise<void> {
  await openApp(path)
  await until(() => expect(rows()[0]?.closest("[aria-busy=false]")).toBeTruthy())
}

async function startWurd(given: Parameters<typeof startFakeServer>[0] = {}) {
  const server = startFakeServer(given)
  const game = answerWurd(server)
  await openWurd()
  return { server, game }
}

describe("WURD", () => {
  it("shows letters as they are typed, by keys and by touch, and takes them back", async () => {
    const { server } = await startWurd()
    await key(..."cro")
    await press("W")
    expect(row(1)).toContain("being typed: C R O W")
    await key("Backspace")
    await press("Delete")
    expect(row(1)).toContain("being typed: C R")
    expect(server.calls("games-submit_guess")).toEqual([])
  })

  it("leaves keys with a modifier, digits, and those for a dialog alone", async () => {
    await startWurd()
    fireEvent.keyDown(document.body, { key: "c", ctrlKey: true })
    fireEvent.keyDown(document.body, { key: "c", metaKey: true })
    await key("?")
    await until(() => expect(screen.getByRole("dialog")).toBeTruthy())
    await key("a")
    expect(row(1)).toContain("empty")
  })

  it("says how each letter is marked, on the board and on the keys", async () => {
    await startWurd()
    await typeWord("crown")
    await hasRow(1, "C right place, R right place, O not in the word, W not in the word, N wrong place")
    await until(() => expect(screen.getByRole("button", { name: "N, wrong place" })).toBeTruthy())
    expect(screen.getByRole("button", { name: "C, right place" })).toBeTruthy()
    expect(screen.getByRole("button", { name: "O, not in the word" })).toBeTruthy()
    expect(screen.getAllByRole("status").some(({ textContent }) => textContent?.startsWith("Row 1, CROWN"))).toBe(true)
  })

  it("keeps a row that was refused, to be changed", async () => {
    await startWurd()
    await typeWord("cranz")
    await has("CRANZ is not in the word list")
    expect(row(1)).toContain("being typed: C R A N Z")
    await key("Backspace")
    await typeWord("e")
    await has("First guess. Unbelievable")
  })

  it("asks the server for nothing it can tell by itself", async () => {
    const { server } = await startWurd()
    await typeWord("cro")
    await has("2 letters are missing")
    expect(server.calls("games-submit_guess")).toEqual([])
    expect(row(1)).toContain("being typed: C R O")
  })

  it("waits without a connection, marks nothing, and sends the row once", async () => {
    const { server } = await startWurd()
    await server.setOnline(false)
    await typeWord("slate")
    await has("Not checked yet: this row is waiting for a connection")
    expect(row(1)).toBe("Row 1, SLATE: not checked yet.slate")
    const before = server.calls("games-submit_guess").length
    await server.setOnline(true)
    await hasRow(1, "S not in the word")
    expect(server.calls("games-submit_guess").length - before).toBe(1)
    expect(screen.queryByText(/is waiting for a connection/)).toBeNull()
  })

  it("is as it was after a reload: its rows, and the letters of the one that is typed", async () => {
    const { server } = await startWurd()
    await typeWord("slate")
    await hasRow(1, "S not in the word")
    await key(..."cra")
    await openWurd()
    expect(row(1)).toContain("S not in the word")
    expect(row(2)).toContain("being typed: C R A")
    await server.setOnline(false)
    await openWurd()
    expect(row(1)).toContain("S not in the word")
  })

  it("shows what another device has played meanwhile", async () => {
    const { game } = await startWurd()
    game.guesses.set(dayIn("UTC", Date.now()), ["slate"])
    await typeWord("irony")
    await hasRow(1, "Row 1, SLATE")
    expect(row(2)).toContain("being typed: I R O N Y")
  })

  it("ends with the word, its tile, a point and the statistics", async () => {
    const { server } = await startWurd({ person: ada })
    await typeWord("slate")
    await hasRow(1, "S not in the word")
    await typeWord("crane")
    await has("Two guesses. That was sharp")
    await has("It lifts, and it wades.")
    await has("+1 point")
    await has("2: 1, including this one")
    expect(screen.queryByRole("group", { name: "Keyboard" })).toBeNull()
    const tile = screen.getByRole("link", { name: /Title of one/ })
    expect(tile.getAttribute("href")).toBe("/tiles/slug-of-one")
    const asked = server.calls("games-get_stats").length
    await openWurd()
    await has("Two guesses. That was sharp")
    await until(() => expect(server.calls("games-get_stats").length).toBeGreaterThan(asked))
  })

  it("tells a guest what joining brings", async () => {
    await startWurd()
    await typeWord("crane")
    await has("A point is waiting for you. Join to get it, and to keep your streak.")
    await press("Join")
    await until(() => expect(screen.getByRole("dialog", { name: /^Join/ })).toBeTruthy())
  })

  it("asks before it is given up", async () => {
    await startWurd()
    expect(screen.queryByRole("button", { name: "Give up" })).toBeNull()
    await typeWord("slate")
    await hasRow(1, "S not in the word")
    await press("Give up")
    await press("Show the word")
    await has("A word for another day")
    await has("crane")
  })

  it("says that a past day is practice, and pays nothing", async () => {
    const server = startFakeServer({ person: ada })
    answerWurd(server)
    await openWurd("/games/wurd?day=2026-10-01")
    await has(/1 October 2026|October 1, 2026/)
    await typeWord("crane")
    await has("First guess. Unbelievable")
    expect(screen.queryByText(/\+1 point/)).toBeNull()
    expect(screen.queryByRole("region", { name: "Your statistics" })).toBeNull()
  })

  it("keeps a past day apart from today, with and without a connection", async () => {
    const { server } = await startWurd()
    await openWurd("/games/wurd?day=2026-10-01")
    await typeWord("slate")
    await hasRow(1, "S not in the word")
    await server.setOnline(false)
    await openApp("/games/wurd")
    await has("No connection")
    await server.setOnline(true)
    await until(() => expect(row(1)).toContain("empty"))
  })

  it("takes no row back when an answer comes that was asked for before it", async () => {
    const { game } = await startWurd()
    const { promise, resolve } = deferred<void>()
    game.slowStart = promise
    document.dispatchEvent(new Event("visibilitychange"))
    await typeWord("slate")
    await hasRow(1, "S not in the word")
    resolve()
    await pass(100)
    expect(row(1)).toContain("S not in the word")
  })

  it("sends a row that a guest entered offline once they have joined, after their plays are merged", async () => {
    const { server, game } = await startWurd()
    await server.setOnline(false)
    await typeWord("slate")
    await has("Not checked yet: this row is waiting for a connection")
    const merged = deferred<void>()
    server.answer("games-merge_plays", async () => {
      await merged.promise
      return { merged: 1, paid: 0 }
    })
    server.state.person = ada
    server.state.isOnline = true
    new BroadcastChannel("cf_session").postMessage({ type: "came" })
    await until(() => expect(localStorage.getItem("cf_turns_of")).toBe('"ada"'))
    await server.setOnline(true)
    await pass(1000)
    expect(server.calls("games-submit_guess")).toEqual([])
    merged.resolve()
    await hasRow(1, "S not in the word")
    expect([...game.guesses.values()]).toEqual([["slate"]])
  })

  it("goes on where another tab has played", async () => {
    await startWurd()
    await typeWord("slate")
    await hasRow(1, "S not in the word")
    const saved = localStorage.getItem("cf_play_WURD") ?? ""
    const { play, ...rest } = JSON.parse(saved)
    const rows = [...play.rows, { word: "irony", marks: play.rows[0].marks }]
    localStorage.setItem("cf_play_WURD", JSON.stringify({ ...rest, play: { ...play, rows } }))
    window.dispatchEvent(Object.assign(new Event("storage"), { key: "cf_play_WURD" }))
    await until(() => expect(row(2)).toContain("Row 2, IRONY"))
  })

  it("offers today's word once it is tomorrow, and changes nothing by itself", async () => {
    await startWurd()
    await typeWord("slate")
    await hasRow(1, "S not in the word")
    vi.setSystemTime(Date.now() + 24 * 3_600_000)
    await has(/There is a new word/)
    expect(row(1)).toContain("Row 1, SLATE")
    await press("Play today’s")
    await until(() => expect(row(1)).toContain("empty"))
  })

  it.each([
    ["ahead", 24],
    ["behind", -24],
  ])("believes the server's clock where the device's is a day %s", async (_way, hours) => {
    const server = startFakeServer()
    answerWurd(server)
    server.state.aheadBy = hours * 3_600_000
    await openWurd()
    await typeWord("slate")
    await hasRow(1, "S not in the word")
    await pass(20_000)
    expect(screen.queryByText(/There is a new word/)).toBeNull()
    vi.setSystemTime(Date.now() + 24 * 3_600_000)
    await has(/There is a new word/)
  })

  it("goes on as practice where its day is over, and says so", async () => {
    const { server, game } = await startWurd()
    server.refuse("games-submit_guess", "game/not-today")
    game.isLate = true
    await typeWord("slate")
    await has("The day is over. You are now practising")
    await has("Practice")
    expect(row(1)).toContain("being typed: S L A T E")
  })

  it("says honestly that it was never loaded here, and comes with the connection", async () => {
    const server = startFakeServer()
    answerWurd(server)
    server.state.isOnline = false
    await openApp("/games/wurd")
    await has("No connection")
    await server.setOnline(true)
    await until(() => expect(rows()).toHaveLength(6))
  })

  it("says where there is no word for a day", async () => {
    const server = startFakeServer()
    answerWurd(server)
    server.refuse("games-start_game", "game/not-today")
    await openApp("/games/wurd?day=2020-01-01")
    await has("No WURD for this day")
    expect(screen.queryByRole("list", { name: "Your guesses" })).toBeNull()
  })
})
