import type { StudioGameDay } from "@confetti/contract/studio-games"
import type { StudioFileState } from "@confetti/contract/studio-brand"
import { act, fireEvent, screen, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { startFakeServer } from "../../../test/fake-server.ts"
import { field, openApp, press, type } from "../../../test/open-app.tsx"
import { ada } from "../../../test/world.ts"

/** A server on which Ada is a writer, and three days are ahead. */
function startStudio(origin: StudioFileState["origin"] = "studio") {
  const server = startFakeServer({ person: { ...ada, roles: ["writer"] } })
  const games: StudioGameDay[] = (["WURD", "BAW", "QUIZ_ME"] as const).map((game) => ({
    game,
    isOverridden: false,
    isBegun: false,
  }))
  const had = {
    state: { version: 3, origin, updatedAt: null as string | null, updatedBy: null as string | null },
    days: ["2026-06-01", "2026-06-02", "2026-06-03"].map((day) => ({ day, games: games.map((each) => ({ ...each })) })),
  }
  const gameOf = (day: number, game: number) => had.days[day]?.games[game] as StudioGameDay
  server.answer("editors-show_studio", () => ({ userId: ada.id, roles: ["writer"], isOpen: true, hasPasskey: true }))
  server.answer("studio-list_game_days", () => ({ ...had.state, days: had.days }))
  server.answer("studio-show_game_day", () => ({ puzzle: { game: "WURD", word: "crane", line: "It lifts." } }))
  server.answer("studio-find_game_questions", () => ({
    questions: ["moon", "tides", "bread", "ink", "owls", "rain"].map((tile) => ({
      tile,
      number: 2,
      question: `What of ${tile}?`,
    })),
  }))
  const sent = (name: string) => server.asked.filter(({ path }) => path.endsWith(name)).map(({ data }) => data)
  return { server, had, gameOf, sent }
}

const open = () => openApp("/studio/games", { isSignedIn: true })
const tap = (element: HTMLElement) => act(async () => fireEvent.click(element))
const openGame = async (name: string, at: number) => {
  const button = (await screen.findAllByRole("button", { name }))[at]
  if (!button) throw new Error(`${name} is not there.`)
  await tap(button)
}

describe("games in the studio", () => {
  it("show no puzzle until somebody asks, and say that the look is written down", async () => {
    const { sent } = startStudio()
    await open()
    await openGame("WURD As planned", 1)
    expect(screen.queryByText("It lifts.")).toBeNull()
    expect(sent("studio-show_game_day")).toEqual([])
    expect(screen.getByText(/audit log records/)).toBeTruthy()
    await press("Show the puzzle")
    expect(await screen.findByRole("img", { name: "CRANE" })).toBeTruthy()
    expect(sent("studio-show_game_day")).toEqual([{ day: "2026-06-02", game: "WURD" }])
  })

  it("keep what was typed through a refusal and a reload, until it is decided", async () => {
    const { server, gameOf, sent } = startStudio()
    await open()
    await openGame("WURD As planned", 1)
    type(await field("Word"), "tiles")
    server.answer("studio-set_game_day", () => ({
      version: 3,
      problems: [{ path: ["WURD"], file: "games/days.yaml", line: 2, message: "`tiles` is a plural" }],
    }))
    await press("Save")
    expect(await screen.findByText("“tiles” is a plural.")).toBeTruthy()
    await open()
    await openGame("WURD As planned", 1)
    expect((await field("Word")).value).toBe("tiles")
    type(await field("Word"), "plane")
    server.answer("studio-set_game_day", () => {
      gameOf(1, 0).isOverridden = true
      return { version: 4, problems: [] }
    })
    await press("Save")
    expect(await screen.findByRole("button", { name: "WURD Chosen" })).toBeTruthy()
    expect(sent("studio-set_game_day").at(-1)).toEqual({
      base: 3,
      day: "2026-06-02",
      choice: { game: "WURD", word: "plane", line: "" },
      mayRepeat: false,
    })
    await openGame("WURD Chosen", 0)
    expect((await field("Word")).value).toBe("")
  })

  it("ask once more about what comes twice within a year", async () => {
    const { server, sent } = startStudio()
    server.answer("studio-set_game_day", ({ mayRepeat }) => ({
      version: mayRepeat ? 4 : 3,
      problems: mayRepeat
        ? []
        : [
            {
              path: ["repeat"],
              file: "games/days.yaml",
              line: 1,
              message: "it is the same as on 2026-09-01, less than a year away",
            },
          ],
    }))
    await open()
    await openGame("WURD As planned", 0)
    type(await field("Word"), "plane")
    await press("Save")
    expect(await screen.findByText("It is the same as on 2026-09-01, less than a year away.")).toBeTruthy()
    await press("Save anyway")
    expect(sent("studio-set_game_day")).toMatchObject([{ mayRepeat: false }, { mayRepeat: true }])
    expect(screen.queryByRole("dialog")).toBeNull()
  })

  it("leave what is played as it is, and what the pack's file decides until it is taken over", async () => {
    const { gameOf } = startStudio("pack")
    gameOf(0, 0).isBegun = true
    await open()
    await openGame("WURD Being played", 0)
    expect(screen.getByText(/it can’t change/)).toBeTruthy()
    expect(screen.queryByRole("button", { name: "Save" })).toBeNull()
    await press("Close")
    await openGame("BAW As planned", 0)
    expect(screen.getByText(/Take the file over first/)).toBeTruthy()
    expect(screen.queryByRole("button", { name: "Save" })).toBeNull()
  })

  it("tell whoever comes second, and go on with what they typed", async () => {
    const { server, had, sent } = startStudio()
    await open()
    await openGame("BAW As planned", 0)
    type(await field("Letters"), "aeglnty")
    had.state = { ...had.state, version: 7 }
    server.refuse("studio-set_game_day", "studio/file-conflict")
    await press("Save")
    expect(await screen.findByText(/Someone else changed the days/)).toBeTruthy()
    expect((await field("Letters")).value).toBe("aeglnty")
    server.answer("studio-set_game_day", () => ({ version: 8, problems: [] }))
    await press("Save")
    expect(sent("studio-set_game_day").at(-1)).toMatchObject({ base: 7 })
  })

  it("have a quiz of five questions on five tiles", async () => {
    const { server, sent } = startStudio()
    server.answer("studio-set_game_day", () => ({ version: 4, problems: [] }))
    await open()
    await openGame("Quiz As planned", 0)
    const found = within(await screen.findByRole("list", { name: "Questions found" }))
    for (const tile of ["moon", "tides", "bread", "ink", "owls"]) await press(`Add: What of ${tile}?`)
    expect(found.getByRole<HTMLButtonElement>("button", { name: "Add: What of rain?" }).disabled).toBe(true)
    await press("Remove moon, question 2")
    expect(screen.getByText("4 of 5 chosen")).toBeTruthy()
    await press("Add: What of rain?")
    await press("Save")
    expect(sent("studio-set_game_day")).toMatchObject([
      { choice: { questions: ["tides", "bread", "ink", "owls", "rain"].map((tile) => ({ tile, question: 2 })) } },
    ])
  })

  it("say that they could not be read, and what is kept", async () => {
    const { server } = startStudio()
    server.refuse("studio-list_game_days", "server/unavailable")
    await open()
    expect(await screen.findByText("Nothing has changed.")).toBeTruthy()
  })

  it("are checked when somebody asks", async () => {
    const { server } = startStudio()
    server.answer("studio-check_game_days", () => ({ problems: [] }))
    await open()
    await press("Check all days")
    expect(await screen.findByText("No problems in the lists and the coming days.")).toBeTruthy()
    server.answer("studio-check_game_days", () => ({
      problems: [{ file: "games/days.yaml", line: 4, message: "`x` is not the slug or id of a tile" }],
    }))
    await press("Check all days")
    expect(await screen.findByText("One problem to fix:")).toBeTruthy()
  })
})
