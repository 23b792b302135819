import type { StudioProblem, StudioSummary, StudioTile } from "@confetti/contract/studio"
import type { TileDraft } from "@confetti/contract/tile-draft"
import { fireEvent, screen, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { startFakeServer } from "../../../test/fake-server.ts"
import { takeUploads } from "../../../test/fake-uploads.ts"
import { field, openApp, pass, press, type, until } from "../../../test/open-app.tsx"
import { ada } from "../../../test/world.ts"
import { emptyDraft, subtile } from "../../../test/some-drafts.ts"

const figures = { likes: 3, seen: 1200, finished: 40 }

const bread: StudioTile = {
  id: "bread",
  tileId: null,
  slug: "bread",
  title: "Bread rises",
  categories: ["kitchen"],
  state: "draft",
  changes: "draft",
  origin: "studio",
  file: null,
  publishAt: null,
  updatedAt: "2026-01-01T00:00:00.000Z",
  updatedBy: "Ben",
  version: 1,
  draft: emptyDraft({ subtiles: [subtile("1", "Yeast"), subtile("2", "Salt")] }),
  archivedAt: null,
}

/** A server with one tile, on which Ada is a writer. */
function serverWith(change: Partial<StudioTile> = {}) {
  const server = startFakeServer({ person: { ...ada, roles: ["writer"] } })
  const state: { tile: StudioTile; problems: StudioProblem[]; others: string[]; roles: ["writer"] | [] } = {
    tile: { ...bread, ...change },
    problems: [],
    others: [],
    roles: ["writer"],
  }
  const presence = () => state.others.map((name) => ({ name, isMe: false, seenAt: "2026-01-01T00:00:00.000Z" }))
  const saveDraft = (draft: TileDraft) => {
    const version = state.tile.version + 1
    state.tile = { ...state.tile, draft, title: draft.title, version }
    return { version, savedAt: state.tile.updatedAt }
  }
  server.answer("editors-show_studio", () => ({ userId: ada.id, roles: state.roles, isOpen: true, hasPasskey: true }))
  server.answer("studio-get_tile", () => ({ tile: state.tile, problems: state.problems, presence: presence() }))
  server.answer("studio-check_tile", () => ({ problems: state.problems }) as never)
  server.answer("studio-touch", () => ({ version: state.tile.version, presence: presence() }))
  server.answer("studio-save_tile", ({ draft }) => saveDraft(draft as TileDraft))
  return { server, state, open: () => openApp("/studio/tiles/bread", { isSignedIn: true }) }
}

const title = () => field("Title")

describe("the list of tiles", () => {
  const summary: StudioSummary = { ...bread, figures }

  it("is searched a moment after the last letter, and says when nothing fits", async () => {
    const { server } = serverWith()
    server.answer("studio-list_tiles", ({ search }) => ({ tiles: search === "" ? [summary] : [], next: null }))
    await openApp("/studio/tiles", { isSignedIn: true })
    expect(await screen.findByRole("link", { name: "Bread rises" })).toBeTruthy()
    expect(within(screen.getByLabelText("Figures of Bread rises")).getByText("1,200")).toBeTruthy()
    const search = screen.getByRole<HTMLInputElement>("searchbox")
    type(search, "sa")
    type(search, "salt")
    await pass(400)
    expect(await screen.findByText("No tiles match.")).toBeTruthy()
    expect(server.calls("studio-list_tiles").map((asked) => asked.search)).toEqual(["", "salt"])
    expect(location.search).toBe("?q=salt")
    await press("Show all tiles")
    expect(await screen.findByRole("link", { name: "Bread rises" })).toBeTruthy()
    expect(search.value).toBe("")
  })

  it("goes on page by page, and shows nothing twice", async () => {
    const { server } = serverWith()
    const other = { ...summary, id: "salt", title: "Salt" }
    server.answer("studio-list_tiles", ({ after }) =>
      after === null ? { tiles: [summary], next: "more" } : { tiles: [summary, other], next: null },
    )
    await openApp("/studio/tiles", { isSignedIn: true })
    await press("Show more")
    expect(await screen.findByRole("link", { name: "Salt" })).toBeTruthy()
    expect(screen.getAllByRole("link", { name: "Bread rises" })).toHaveLength(1)
  })

  it("names the file a tile comes from, and does not offer to archive it", async () => {
    const { server } = serverWith()
    const tiles: StudioSummary[] = [{ ...summary, origin: "pack", file: "tiles/kitchen/bread.md" }]
    server.answer("studio-list_tiles", () => ({ tiles, next: null }))
    await openApp("/studio/tiles", { isSignedIn: true })
    expect(await screen.findByText("from tiles/kitchen/bread.md")).toBeTruthy()
    expect(screen.queryByRole("button", { name: "Archive Bread rises" })).toBeNull()
  })

  it("says why a tile could not be unarchived, and what is wrong with which field", async () => {
    const { server, state } = serverWith()
    const archived: StudioSummary = { ...summary, state: "archived" }
    server.answer("studio-list_tiles", () => ({ tiles: [archived], next: null }))
    const problem = { path: ["teaser"], file: "bread.md", line: 3, message: "`teaser` is too short" }
    server.answer("studio-unarchive_tile", () => ({ tile: state.tile, problems: [problem] }))
    await openApp("/studio/tiles", { isSignedIn: true })
    await press("Unarchive Bread rises")
    expect(await screen.findByText("Teaser is too short")).toBeTruthy()
  })

  it("says that it could not be read, and tries again", async () => {
    const { server } = serverWith()
    server.refuse("studio-list_tiles", "server/unexpected")
    await openApp("/studio/tiles", { isSignedIn: true })
    expect(await screen.findByText("Could not load this")).toBeTruthy()
    server.answer("studio-list_tiles", () => ({ tiles: [summary], next: null }))
    await press("Try again")
    expect(await screen.findByRole("link", { name: "Bread rises" })).toBeTruthy()
  })
})

describe("the editor", () => {
  it("saves by itself, two seconds after the last letter", async () => {
    const { server, open } = serverWith()
    await open()
    type(await title(), "Bread rises overnight")
    await pass(100)
    expect(server.calls("studio-save_tile")).toEqual([])
    await pass(2000)
    expect(server.calls("studio-save_tile")).toMatchObject([{ base: 1, draft: { title: "Bread rises overnight" } }])
    expect(await screen.findByText("Saved")).toBeTruthy()
  })

  it("asks once for what is wrong and how it looks, however much is typed in one go", async () => {
    const { server, open } = serverWith()
    await open()
    await pass(500)
    const before = server.calls("studio-check_tile").length
    for (const words of ["B", "Br", "Bread, again"]) type(await title(), words)
    await pass(500)
    const asked = server.calls("studio-check_tile").slice(before)
    expect(asked).toMatchObject([{ preview: true, draft: { title: "Bread, again" } }])
  })

  it("says beside the field what is wrong with it, in words that leave out its name", async () => {
    const { state, open } = serverWith({ draft: emptyDraft({ teaser: "Short" }) })
    state.problems = [
      { path: ["teaser"], file: "bread.md", line: 3, message: "`teaser` must have at least 20 characters; it has 5" },
    ]
    await open()
    const teaser = await field("Teaser")
    const described = (teaser.getAttribute("aria-describedby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id))
    expect(described.map((element) => element?.textContent).join(" ")).toContain(
      "Must have at least 20 characters; it has 5.",
    )
    expect(teaser.getAttribute("aria-invalid")).toBe("true")
    await press("Publish")
    expect(within(await screen.findByRole("dialog")).getByText(/must have at least 20/)).toBeTruthy()
  })

  it("says beside the picture that one is missing, and saves the one that is sent", async () => {
    const uploads = takeUploads()
    const { server, state, open } = serverWith()
    const message = "`picture.file` is missing: choose a picture or a film"
    state.problems = [{ path: ["picture", "file"], file: "bread.md", line: 9, message }]
    await open()
    const picture = within(await screen.findByRole("group", { name: "Picture" }))
    expect(await picture.findByText("Is missing: choose a picture or a film.")).toBeTruthy()
    fireEvent.change(picture.getByLabelText("Picture file"), {
      target: { files: [new File(["picture"], "bread.png", { type: "image/png" })] },
    })
    const file = "aaaaaaaaaaaaaaaaaaaa.png"
    await uploads[0]?.answer({ file, width: 600, height: 400 })
    expect(picture.queryByText(/Is missing/)).toBeNull()
    await pass(2100)
    expect(server.calls("studio-save_tile").at(-1)?.draft.picture).toMatchObject({ kind: "file", file, focus: null })
  })

  it("publishes what was typed last, and shows what is in the way where there is something", async () => {
    const { server, state, open } = serverWith()
    const problem = { path: ["slug"], file: "bread.md", line: 1, message: "belongs to another tile" }
    server.answer("studio-publish_tile", () => ({ tile: state.tile, problems: [problem] }))
    await open()
    type(await title(), "Typed a moment ago")
    await press("Publish")
    await press("Publish now")
    const dialog = await screen.findByRole("dialog", { name: "Not ready to publish" })
    expect(within(dialog).getByText(/belongs to another tile/)).toBeTruthy()
    expect(server.calls("studio-save_tile").at(-1)?.draft.title).toBe("Typed a moment ago")
    expect(server.calls("studio-publish_tile")).toMatchObject([{ base: 2, at: null }])
  })

  it("schedules with the zone of this device", async () => {
    const { server, state, open } = serverWith()
    server.answer("studio-publish_tile", () => {
      state.tile = { ...state.tile, state: "scheduled", changes: null, publishAt: "2099-01-01T08:00:00.000Z" }
      return { tile: state.tile, problems: [] }
    })
    await open()
    await press("Publish")
    const local = (await screen.findByLabelText(/^Or later/)) as HTMLInputElement
    await press("Schedule")
    expect(await screen.findByText(/Choose a day and a time in the future/)).toBeTruthy()
    type(local, "2099-01-01T09:00")
    await press("Schedule")
    expect((await screen.findAllByText(/^Scheduled for /)).length).toBeGreaterThan(0)
    const [asked] = server.calls("studio-publish_tile")
    expect(asked?.at).toMatch(/^2099-01-01T09:00:00[+-]\d\d:\d\d$/)
    expect(await screen.findByRole("button", { name: "Unschedule" })).toBeTruthy()
  })

  it("adds an entry to a story in two fields, and publishes it at once", async () => {
    const { server, state, open } = serverWith({
      state: "published",
      changes: null,
      tileId: "t",
      draft: emptyDraft({ developing: true, aspect: "developing" }),
    })
    server.answer("studio-add_entry", ({ heading, date }) => {
      const draft = { ...state.tile.draft, subtiles: [{ ...subtile("3", heading), date }] }
      state.tile = { ...state.tile, version: 2, draft }
      return { tile: state.tile, problems: [] }
    })
    await open()
    await press("Add an entry")
    type(await field("What happened"), "The lander woke up")
    type(await field("More about it"), "It sent one word.")
    await press("Add and publish")
    expect((await screen.findByDisplayValue<HTMLInputElement>("The lander woke up")).value).toBe("The lander woke up")
    expect(server.calls("studio-add_entry")).toMatchObject([
      { heading: "The lander woke up", text: "It sent one word." },
    ])
  })

  it("brings a removed subtile back to where it was", async () => {
    const { open } = serverWith()
    await open()
    await press("Remove Yeast")
    expect(screen.queryByDisplayValue("Yeast")).toBeNull()
    await press("Undo removing Yeast")
    const headings = screen.getAllByRole<HTMLInputElement>("textbox", { name: "Heading" }).map(({ value }) => value)
    expect(headings).toEqual(["Yeast", "Salt"])
  })

  it("moves a subtile with the field that is being written", async () => {
    const { server, open } = serverWith()
    await open()
    const heading = await screen.findByDisplayValue("Salt")
    heading.focus()
    await press("Move Salt up")
    expect(document.activeElement).toBe(heading)
    await pass(2100)
    const saved = server.calls("studio-save_tile").at(-1)?.draft.subtiles
    expect(saved?.map((each) => each.heading)).toEqual(["Salt", "Yeast"])
  })

  it("says who else is here, and shows what they saved while nothing was typed", async () => {
    const { state, open } = serverWith()
    state.others = ["Ben"]
    await open()
    expect(await screen.findByText("Ben also has this open.")).toBeTruthy()
    state.tile = { ...state.tile, version: 5, draft: { ...state.tile.draft, title: "What Ben wrote" } }
    await pass(15_000)
    await until(() => expect(screen.getByDisplayValue("What Ben wrote")).toBeTruthy())
  })

  it("shows both versions where somebody else was first, and saves the chosen parts", async () => {
    const { server, state, open } = serverWith()
    await open()
    type(await title(), "Mine")
    const theirs = { ...state.tile.draft, title: "Theirs", teaser: "Only they wrote one." }
    state.tile = { ...state.tile, version: 7, draft: theirs }
    let isFirst = true
    server.answer("studio-save_tile", () => ({ version: 8, savedAt: state.tile.updatedAt }))
    const answer = () => (isFirst ? server.refuse("studio-save_tile", "studio/conflict", { version: 7 }) : undefined)
    answer()
    await pass(2100)
    const part = await screen.findByRole("group", { name: /^Title/ })
    expect(within(part).getByText("Theirs", { selector: ".conflict-text" })).toBeTruthy()
    expect(within(part).getByText("Mine", { selector: ".conflict-text" })).toBeTruthy()
    isFirst = false
    server.answer("studio-save_tile", () => ({ version: 8, savedAt: state.tile.updatedAt }))
    await press("Continue with this version")
    await pass(2100)
    expect(server.calls("studio-save_tile").at(-1)).toMatchObject({
      base: 7,
      draft: { title: "Mine", teaser: "Only they wrote one." },
    })
  })

  it("keeps what is typed when the role goes, and saves it when it is back", async () => {
    const { server, state, open } = serverWith()
    await open()
    type(await title(), "Half a sentence")
    state.roles = []
    server.refuse("studio-save_tile", "session/role-required")
    await pass(2100)
    expect(await screen.findByText(/What you typed is still here/)).toBeTruthy()
    expect((await title()).value).toBe("Half a sentence")
    state.roles = ["writer"]
    server.answer("studio-save_tile", () => ({ version: 2, savedAt: state.tile.updatedAt }))
    await pass(10_000)
    expect(await screen.findByText("Saved")).toBeTruthy()
  })

  it("of a tile from a file offers to take it over, and changes nothing before that", async () => {
    const { server, state, open } = serverWith({ version: 0, origin: "pack", file: "tiles/kitchen/bread.md" })
    server.answer("studio-take_over_tile", () => {
      state.tile = { ...state.tile, version: 1, origin: "taken-over" }
      return { tile: state.tile, problems: [] }
    })
    await open()
    expect(await screen.findByText("tiles/kitchen/bread.md")).toBeTruthy()
    expect(screen.queryByRole("textbox", { name: "Title" })).toBeNull()
    await press("Take over to edit")
    expect((await title()).value).toBe("Bread rises")
  })

  it("says why a tile could not be taken over from its file", async () => {
    const { server, state, open } = serverWith({ version: 0, origin: "pack", file: "tiles/kitchen/bread.md" })
    const problem = { path: null, file: "bread.md", line: 3, message: "cannot be read" }
    server.answer("studio-take_over_tile", () => ({ tile: state.tile, problems: [problem] }))
    await open()
    await press("Take over to edit")
    expect(await screen.findByText("bread.md:3 cannot be read")).toBeTruthy()
    expect(screen.queryByRole("textbox", { name: "Title" })).toBeNull()
  })

  it("says why an address could not be changed", async () => {
    const { server, state, open } = serverWith({ state: "published", changes: null, tileId: "t" })
    const problem = { path: ["slug"], file: "bread.md", line: 1, message: "belongs to another tile" }
    server.answer("studio-rename", () => ({ tile: state.tile, problems: [problem] }))
    await open()
    await press("More")
    await press("Change the address")
    const dialog = within(await screen.findByRole("dialog"))
    type(dialog.getByRole("textbox", { name: "Address" }), "salt")
    await press("Change")
    expect(await dialog.findByText("Address: belongs to another tile")).toBeTruthy()
  })

  it("keeps the right option of a question right while its words change", async () => {
    const question = { question: "What rises?", options: ["Bread", "Salt", "", ""], right: "Bread", why: "" }
    const { server, open } = serverWith({ draft: emptyDraft({ questions: [question] }) })
    await open()
    type(await field("Option 1"), "Dough")
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Option 1 is right" }).checked).toBe(true)
    await pass(2100)
    expect(server.calls("studio-save_tile").at(-1)?.draft.questions).toMatchObject([{ right: "Dough" }])
  })

  it("has no next entry once nothing of it is filled in", async () => {
    const draft = emptyDraft({ developing: true, aspect: "developing" })
    const { server, open } = serverWith({ draft })
    await open()
    type(await field("Expected next"), "The vote")
    await pass(2100)
    expect(server.calls("studio-save_tile").at(-1)?.draft.next).toEqual({ date: "", text: "The vote" })
    type(await field("Expected next"), "")
    await pass(2100)
    expect(server.calls("studio-save_tile").at(-1)?.draft.next).toBeNull()
  })

  it("says of an unknown address that there is no tile", async () => {
    const { server, open } = serverWith()
    server.refuse("studio-get_tile", "studio/not-found")
    await open()
    expect(await screen.findByRole("heading", { name: "This tile does not exist" })).toBeTruthy()
  })
})
