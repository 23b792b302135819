import type { Thought, ThoughtsPage, ThoughtTab } from "@confetti/contract/thoughts"
import { screen, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { type FakeServer, startFakeServer } from "../../../test/fake-server.ts"
import { key, openApp, pass, press, until } from "../../../test/open-app.tsx"
import { seeEverything } from "../../../test/see-everything.ts"
import { ada, growingTile } from "../../../test/world.ts"

const path = "/tiles/slug-of-one"
const idOf = (at: number) => `0d9c3b0e-6f7e-4b57-9c7e-${String(at).padStart(12, "0")}`

function thoughtOf(at: number, given: Partial<Thought> = {}): Thought {
  return {
    id: idOf(at),
    tileId: "one",
    text: `Words ${at}.`,
    by: "Mira",
    at: "2026-11-01T12:00:00.000Z",
    isEdited: false,
    marks: 0,
    isMarked: false,
    isMine: false,
    media: null,
    review: null,
    upload: null,
    ...given,
  }
}

/** Answers these, twenty a page, to whoever reads thoughts. */
function withThoughts(server: FakeServer, lists: Partial<Record<ThoughtTab, Thought[]>>): void {
  const { INTERESTING = [], USER_TAKES = [] } = lists
  server.answerPath("/documents/tiles/ID/thoughts", (_body, query): { document: ThoughtsPage } => {
    const tab = query.get("tab") === "INTERESTING" ? "INTERESTING" : "USER_TAKES"
    const all = tab === "INTERESTING" ? INTERESTING : USER_TAKES
    const from = Number(query.get("before")?.split("_")[0] ?? 0)
    return {
      document: {
        tab,
        thoughts: all.slice(from, from + 20),
        counts: { INTERESTING: INTERESTING.length, USER_TAKES: USER_TAKES.length },
        next: all.length > from + 20 ? `${from + 20}_${idOf(0)}` : null,
      },
    }
  })
}

const section = () => screen.findByRole("region", { name: "Thoughts" })
const shown = () => screen.queryAllByRole("article", { name: /^(Thought by|Your thought)/ })
const tab = (name: RegExp) => screen.getByRole("tab", { name })

async function openWith(lists: Parameters<typeof withThoughts>[1], given: Parameters<typeof openApp>[1] = {}) {
  const server = startFakeServer()
  seeEverything()
  withThoughts(server, lists)
  await openApp(path, given)
  return server
}

describe("thoughts on a tile", () => {
  it("are the interesting ones first: whose, how long ago, and that one was changed", async () => {
    const best = [thoughtOf(1, { isEdited: true }), thoughtOf(2, { by: "" })]
    await openWith({ INTERESTING: best, USER_TAKES: [...best, thoughtOf(3)] })
    await until(() => expect(shown()).toHaveLength(2))
    expect(tab(/^Interesting 2$/).getAttribute("aria-selected")).toBe("true")
    expect(tab(/^All 3$/).getAttribute("aria-selected")).toBe("false")
    const [first, second] = shown()
    expect(first?.textContent).toContain("Mira")
    expect(first?.textContent).toContain("Nov 1, 2026 · edited")
    expect(second?.textContent).toContain("Someone")
  })

  it("are all shown when none is interesting, and the other tab says how it fills", async () => {
    await openWith({ USER_TAKES: [thoughtOf(1)] })
    await until(() => expect(shown()).toHaveLength(1))
    expect(tab(/^All/).getAttribute("aria-selected")).toBe("true")
    await press(/^Interesting/, "tab")
    await until(() => expect(screen.getByText("Nothing here yet")).toBeTruthy())
    await press("Read all thoughts")
    await until(() => expect(shown()).toHaveLength(1))
  })

  it("are gone through by keys, one tab a stop", async () => {
    await openWith({ INTERESTING: [thoughtOf(1)], USER_TAKES: [thoughtOf(1), thoughtOf(2)] })
    await until(() => expect(shown()).toHaveLength(1))
    tab(/^Interesting/).focus()
    await key("ArrowRight")
    await until(() => expect(shown()).toHaveLength(2))
    expect(document.activeElement).toBe(tab(/^All/))
    expect([tab(/^Interesting/).tabIndex, tab(/^All/).tabIndex]).toEqual([-1, 0])
    expect(screen.getByRole("tabpanel", { name: /^All/ }).contains(shown()[1] ?? null)).toBe(true)
    await key("Home")
    expect(document.activeElement).toBe(tab(/^Interesting/))
  })

  it("come twenty a page, each once", async () => {
    const all = Array.from({ length: 45 }, (_, at) => thoughtOf(at))
    await openWith({ USER_TAKES: all })
    await until(() => expect(shown()).toHaveLength(45))
    expect(shown().at(-1)?.textContent).toContain("Words 44.")
    expect(screen.queryByRole("button", { name: "More" })).toBeNull()
  })

  it("are words and nothing else, on the lines they were written on", async () => {
    const text = "<img src=x onerror=alert(1)>\n\nhttps://a.example"
    await openWith({ INTERESTING: [thoughtOf(1, { text })] })
    await until(() => expect(shown()).toHaveLength(1))
    const words = shown()[0]?.querySelector("[dir=auto]")
    expect(words?.textContent).toBe(text)
    expect(within(shown()[0] as HTMLElement).queryByRole("link")).toBeNull()
  })

  it("invite whoever could be the first", async () => {
    await openWith({})
    await until(() => expect(screen.getByText("No thoughts yet")).toBeTruthy())
  })

  it("say that there is no connection, and come with it", async () => {
    const server = startFakeServer()
    seeEverything()
    withThoughts(server, { INTERESTING: [thoughtOf(1)] })
    server.state.isOnline = false
    await openApp(path)
    await until(() => expect(screen.getByText("No connection")).toBeTruthy())
    await server.setOnline(true)
    await until(() => expect(shown()).toHaveLength(1))
  })

  it("can be asked for again when they did not arrive", async () => {
    const server = startFakeServer()
    seeEverything()
    server.refuse("/documents/tiles/ID/thoughts", "server/unexpected")
    await openApp(path)
    await until(() => expect(screen.getByText("Could not load the thoughts")).toBeTruthy())
    withThoughts(server, { INTERESTING: [thoughtOf(1)] })
    await press("Try again")
    await until(() => expect(shown()).toHaveLength(1))
  })

  it("stand at the end of a growing story too, and nowhere where they are switched off", async () => {
    const server = startFakeServer({ tiles: [growingTile("one")] })
    seeEverything()
    withThoughts(server, { INTERESTING: [thoughtOf(1)] })
    await openApp(path, { tiles: [growingTile("one")] })
    await until(() => expect(shown()).toHaveLength(1))
    await openApp(path, { thoughts: "off" })
    await pass(1000)
    expect(screen.queryByRole("region", { name: "Thoughts" })).toBeNull()
    expect(screen.queryByRole("button", { name: /thoughts?$/i })).toBeNull()
  })

  it("are read as whoever is here", async () => {
    const server = startFakeServer({ person: ada })
    seeEverything()
    const review = {
      state: "needsReview" as const,
      waitsFor: [],
      reason: null,
      canAppeal: false,
      hasAppealed: false,
      editableUntil: null,
    }
    withThoughts(server, { USER_TAKES: [thoughtOf(1, { isMine: true, review }), thoughtOf(2)] })
    await openApp(path, { isSignedIn: true })
    await until(() => expect(shown()).toHaveLength(2))
    expect(shown()[0]?.getAttribute("aria-label")).toBe("Your thought")
    expect(server.asked.filter(({ path: asked }) => asked.endsWith("/thoughts"))).toHaveLength(2)
  })
})

describe("the way to the thoughts", () => {
  it("is a button on the cover, with how many there are", async () => {
    const server = startFakeServer()
    withThoughts(server, {})
    server.answerPath("/documents/tileCounts", () => ({ documents: [{ id: "one", likes: 0, thoughts: 12 }] }))
    await openApp("/")
    const cover = () => document.querySelector<HTMLElement>(".feed-item[data-current]") as HTMLElement
    await until(() => expect(within(cover()).getByRole("button", { name: "12 thoughts" }).textContent).toBe("12"))
    within(cover()).getByRole("button", { name: "12 thoughts" }).click()
    await until(() => expect(location.pathname).toBe(path))
    const there = await section()
    await until(() => expect(document.activeElement).toBe(there))
  })

  it("is a key", async () => {
    const server = startFakeServer()
    withThoughts(server, {})
    await openApp("/")
    await key("t")
    await until(() => expect(location.pathname).toBe(path))
    const there = await section()
    await until(() => expect(document.activeElement).toBe(there))
  })
})

describe("a thought that was shared", () => {
  const link = `${path}?thought=${idOf(7)}`
  const onTile = (thought: Thought) => ({
    document: { thought, tile: { id: "one", slug: "slug-of-one", title: "Title of one" } },
  })

  it("stands on top, and not a second time below", async () => {
    const server = startFakeServer()
    seeEverything()
    withThoughts(server, { USER_TAKES: [thoughtOf(7), thoughtOf(8)] })
    server.answerPath("/documents/thoughts/ID", () => onTile(thoughtOf(7)))
    await openApp(link)
    await until(() => expect(shown()).toHaveLength(2))
    const top = screen.getByRole("region", { name: "Shared with you" })
    expect(within(top).getByText("Words 7.")).toBeTruthy()
    expect(screen.getAllByText("Words 7.")).toHaveLength(1)
  })

  it.each([
    ["gone", () => ({ document: null })],
    ["on another tile", () => onTile(thoughtOf(7, { tileId: "two" }))],
  ])("is missed with a gentle word where it is %s", async (_what, answer) => {
    const server = startFakeServer()
    seeEverything()
    withThoughts(server, { USER_TAKES: [thoughtOf(8)] })
    server.answerPath("/documents/thoughts/ID", answer)
    await openApp(link)
    await until(() => expect(screen.getByText("This thought no longer exists.")).toBeTruthy())
    await until(() => expect(shown()).toHaveLength(1))
  })
})
