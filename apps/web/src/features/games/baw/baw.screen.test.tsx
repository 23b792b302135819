import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { newBaw, playBaw, withWord } from "../../../../test/fake-games-baw.ts"
import { type FakeServer, startFakeServer } from "../../../../test/fake-server.ts"
import { key, openApp, pass, press, until } from "../../../../test/open-app.tsx"
import { ada } from "../../../../test/world.ts"

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse("2026-11-22T18:00:00.000Z") }))

/** BAW's page, as a guest has it. */
async function openBaw(server: FakeServer, path = "/games/baw"): Promise<void> {
  await openApp(path, { isSignedIn: server.state.person !== null })
  await screen.findByRole("group", { name: "Letters" })
}

function enter(word: string): Promise<void> {
  return key(...word, "Enter")
}

const list = () => within(screen.getByRole("list", { name: "Found words" }))
const found = () =>
  list()
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent?.split(/[ ,]/)[0])
const sent = (server: FakeServer) => server.calls("games-submit_guess").map(({ word, at }) => [word, at])
const typed = () => document.querySelector(".baw-typed")?.textContent
const said = () => screen.getAllByRole("status").map(({ textContent }) => textContent)

describe("a word", () => {
  it("is built by taps, mended and entered, and stands among those found with its points", async () => {
    const server = startFakeServer()
    playBaw(server)
    await openBaw(server)
    for (const name of ["G", "E, in every word", "N", "N"]) await press(name)
    await press("Delete")
    await press("E, in every word")
    expect(typed()).toBe("GENE")
    await press("Enter")
    await waitFor(() => expect(said()).toContainEqual(expect.stringContaining("gene: Good +1")))
    expect(found()).toEqual(["gene"])
    expect(screen.getByRole("button", { name: /^1 of 10 words/ })).toBeTruthy()
    expect(screen.getByRole("button", { name: /^Speck ?1 point/ })).toBeTruthy()
  })

  it("goes to the server in its turn, and nobody waits to type the next one", async () => {
    const server = startFakeServer()
    playBaw(server)
    await openBaw(server)
    for (const word of ["gene", "gale", "eagle"]) await enter(word)
    await key("g")
    expect(typed()).toBe("G")
    expect(found()).toEqual(["eagle", "gale", "gene"])
    await waitFor(() =>
      expect(sent(server)).toEqual([
        ["gene", 0],
        ["gale", 1],
        ["eagle", 2],
      ]),
    )
  })

  it("is refused with the reason, by the server where only it knows", async () => {
    const server = startFakeServer()
    playBaw(server)
    await openBaw(server)
    await enter("gene")
    await waitFor(() => expect(said()).toContainEqual(expect.stringContaining("gene: Good")))
    for (const [word, why] of [
      ["gel", "Too short"],
      ["tally", "Needs the E"],
      ["gene", "Already found"],
      ["genet", "Not in the list"],
    ] as const) {
      await enter(word)
      await waitFor(() => expect(said()).toContain(`${word}: ${why}`))
    }
    await key("q")
    await waitFor(() => expect(said()).toContain("Q is not one of the letters"))
    expect(sent(server).map(([word]) => word)).toEqual(["gene", "genet"])
  })

  it("with all seven letters is cheered, and a rank that is reached is told", async () => {
    const server = startFakeServer()
    playBaw(server)
    await openBaw(server)
    await enter("elegantly")
    await waitFor(() => expect(said()).toContainEqual(expect.stringMatching(/Pangram! \+16 · Shower reached/)))
    await press(/^Shower ?16 points/)
    const sheet = within(await screen.findByRole("dialog", { name: "Ranks" }))
    const shower = newBaw().ranks[3]
    expect(sheet.getAllByRole("listitem").map(({ textContent }) => textContent)).toContain(
      `ShowerYou are here${shower?.points}`,
    )
  })
})

describe("the keyboard", () => {
  it("shuffles with Space and leaves the app's keys and shortcuts alone", async () => {
    const server = startFakeServer()
    playBaw(server)
    await openBaw(server)
    const places = () =>
      screen
        .getAllByRole("button")
        .map(({ style }) => style.getPropertyValue("--turn"))
        .join()
    const before = places()
    await key(" ")
    await waitFor(() => expect(places()).not.toBe(before))
    fireEvent.keyDown(document.body, { key: "e", ctrlKey: true })
    expect(typed()).toBe("Tap or type")
    await key("?")
    expect(await screen.findByRole("dialog", { name: "Keyboard shortcuts" })).toBeTruthy()
    await key("e")
    expect(typed()).toBe("Tap or type")
  })

  it("presses a button that has the focus, until somebody types", async () => {
    const server = startFakeServer()
    playBaw(server)
    await openBaw(server)
    await key(..."gen")
    screen.getByRole("button", { name: "Hints" }).focus()
    await key("Enter")
    expect(typed()).toBe("GEN")
    await enter("e")
    await waitFor(() => expect(found()).toEqual(["gene"]))
  })
})

describe("without a connection", () => {
  it("words wait in the list, count for nothing, and are sent once, after a reload too", async () => {
    const server = startFakeServer()
    playBaw(server)
    await openBaw(server)
    await server.setOnline(false)
    await enter("gene")
    await enter("gale")
    await waitFor(() => expect(said()).toContain("gale: Waiting for a connection"))
    expect(found()).toEqual(["gale", "gene"])
    expect(list().getAllByText("waiting")).toHaveLength(2)
    expect(screen.getByRole("button", { name: /^0 of 10 words/ })).toBeTruthy()
    await openBaw(server)
    expect(list().getAllByText("waiting")).toHaveLength(2)
    const asked = server.asked.length
    await server.setOnline(true)
    await until(() => expect(screen.getByRole("button", { name: /^2 of 10 words/ })).toBeTruthy())
    const later = server.asked.slice(asked).filter(({ path }) => path.endsWith("submit_guess"))
    expect(later.map(({ data }) => data)).toMatchObject([
      { word: "gene", at: 0 },
      { word: "gale", at: 1 },
    ])
  })

  it("a word whose answer was lost counts once", async () => {
    const server = startFakeServer()
    const state = playBaw(server)
    await openBaw(server)
    await server.setOnline(false)
    await enter("gene")
    await pass(50)
    // The word had arrived: only the answer was lost.
    state.play = withWord(state.play, "gene")
    await server.setOnline(true)
    await until(() => expect(found()).toEqual(["gene"]))
    expect(said()).not.toContain("gene: Already found")
  })
})

describe("hints", () => {
  it("say what they cost, and then how many words are left", async () => {
    const server = startFakeServer()
    playBaw(server)
    await openBaw(server)
    await enter("gene")
    await waitFor(() => expect(found()).toEqual(["gene"]))
    await press("Hints")
    expect(await screen.findByText(/It costs no points, but/)).toBeTruthy()
    await press("Show hints")
    const table = within(await screen.findByRole("table", { name: /Words left to find/ }))
    expect(table.getByRole("row", { name: /^G/ }).textContent).toBe("G123")
    expect(server.calls("games-show_hints")).toHaveLength(1)
  })
})

describe("the end", () => {
  async function finish(): Promise<void> {
    await press("Finish for today")
    await press("Finish and show all words")
    await screen.findByRole("heading", { name: "All words" })
  }

  it("takes a word at least", async () => {
    const server = startFakeServer()
    playBaw(server)
    await openBaw(server)
    await press("Finish for today")
    expect(await screen.findByText(/Find at least one word first/)).toBeTruthy()
    expect(screen.getByRole("button", { name: "Finish and show all words" })).toHaveProperty("disabled", true)
  })

  it("shows a guest the rank, every word, the streak, and the point that joining would bring", async () => {
    const server = startFakeServer()
    playBaw(server)
    await openBaw(server)
    await enter("elegantly")
    await enter("teen")
    await waitFor(() => expect(found()).toEqual(["teen", "elegantly"]))
    await finish()
    expect(screen.getByRole("heading", { name: "Shower" })).toBe(document.activeElement)
    expect(screen.getByText("without hints")).toBeTruthy()
    const words = within(screen.getByRole("region", { name: "All words" }))
    expect(words.getAllByRole("listitem").map(({ textContent }) => textContent)).toContain("elegantly pangram, found")
    expect(words.getAllByRole("listitem")).toHaveLength(11)
    expect(await screen.findByText("3 days in a row", { selector: "li" })).toBeTruthy()
    expect(screen.getByText(/^New letters in/).textContent).toBe("New letters in 6 h")
    await press("Join")
    expect(await screen.findByRole("dialog", { name: /^Join/ })).toBeTruthy()
  })

  it("lands the point of whoever is signed in, also when it is opened again", async () => {
    const server = startFakeServer({ person: ada })
    playBaw(server).paid = 1
    await openBaw(server)
    await enter("gene")
    await waitFor(() => expect(found()).toEqual(["gene"]))
    await finish()
    expect(screen.getByText("+1 point")).toBeTruthy()
    await openApp("/games/baw", { isSignedIn: true })
    expect(await screen.findByRole("heading", { name: "All words" })).toBeTruthy()
    expect(document.activeElement?.textContent).not.toBe("Pinch")
  })
})

describe("the day", () => {
  it("is named where it is practice, with the way to today's", async () => {
    const server = startFakeServer()
    const state = playBaw(server, { day: "2026-11-12", isPractice: true })
    await openBaw(server, "/games/baw?day=2026-11-12")
    expect(screen.getByText("Practice ·", { exact: false }).parentElement?.textContent).toBe("Practice · November 12")
    state.play = newBaw()
    await press("Play today’s")
    await screen.findByText("November 22")
    expect(location.search).toBe("")
    expect(server.calls("games-start_game").map(({ day }) => day)).toEqual(["2026-11-12", undefined])
  })

  it("says quietly that there are new letters after midnight, and changes nothing by itself", async () => {
    const server = startFakeServer()
    const state = playBaw(server)
    await openBaw(server)
    await key(..."gen")
    await pass(6 * 3_600_000 + 60_000)
    expect(await screen.findByText("There are new letters.")).toBeTruthy()
    expect(typed()).toBe("GEN")
    state.play = newBaw({ day: "2026-11-23", nextDate: "2026-11-24T00:00:00.000Z" })
    await press("Play today’s")
    expect(await screen.findByText("November 23")).toBeTruthy()
    expect(typed()).toBe("Tap or type")
  })

  it("shows words of another device on coming back", async () => {
    const server = startFakeServer()
    const state = playBaw(server)
    await openBaw(server)
    state.play = withWord(state.play, "gentle")
    document.dispatchEvent(new Event("visibilitychange"))
    await waitFor(() => expect(found()).toEqual(["gentle"]))
  })

  it("that can't be played leads to today's", async () => {
    const server = startFakeServer()
    playBaw(server)
    server.refuse("games-start_game", "game/not-today")
    await openApp("/games/baw?day=2030-01-01")
    expect(await screen.findByRole("heading", { name: "No BAW for this day" })).toBeTruthy()
    playBaw(server)
    await press("Play today’s")
    expect(await screen.findByRole("group", { name: "Letters" })).toBeTruthy()
  })
})
