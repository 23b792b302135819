import type { StudioOutcome, StudioProblem, StudioRevision, StudioSummary, StudioTile } from "@confetti/contract/studio"
import type { TileDraft } from "@confetti/contract/tile-draft"
import { minute } from "@confetti/domain/durations"
import sharp from "sharp"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { jpegOfScans } from "./hostile-files.ts"
import { tileText } from "./pack-folder.ts"
import { fieldsOf, type StudioWorld, startStudioWorld } from "./studio-world.ts"

type Got = { tile: StudioTile; problems: StudioProblem[]; presence: { name: string; isMe: boolean }[] }
type Revisions = { revisions: StudioRevision[] }

const expected = { date: "2026-03", text: "It lands." }

/** Of a story that still grows. */
const story = tileText({ title: "A lander is on its way" })
  .replace("aspect: 4x3", `aspect: developing\ndeveloping: true\nnext: ${JSON.stringify(expected)}`)
  .replace("## A first part", "## 2026-01-02: It begins")
  .replace("## A second part\n### 4.5 billion\n", "## 2026-03-01: It goes on\n")

let world: StudioWorld
beforeAll(async () => {
  world = await startStudioWorld({ "tiles/space/lander.md": story })
})
afterAll(() => world.stop())

describe("a tile of the studio", () => {
  it("is begun, filled in, looked at, published, changed, renamed, archived and brought back", async () => {
    const { call, publish, read, save } = world
    const { tile } = (await call<{ tile: StudioTile }>("studio-create_tile", { title: "Bread rises" })).result
    expect(tile).toMatchObject({
      slug: "bread-rises",
      state: "draft",
      changes: "draft",
      origin: "studio",
      tileId: null,
    })
    const got = (await call<Got>("studio-get_tile", { id: tile.id })).result
    expect(fieldsOf(got.problems)).toEqual(expect.arrayContaining(["teaser", "categories", "picture.alt", "sources"]))
    const unpictured = "`picture.file` is missing: choose a picture or a film"
    for (const { problems } of [got, await publish(tile)])
      expect(problems.map(({ message }) => message)).toContain(unpictured)

    const whole = await world.newTile()
    const submitted = await call<{ tile: StudioTile }>("studio-submit_tile", { id: whole.id, base: whole.version })
    expect(submitted.result.tile.state).toBe("review")
    expect(await read(whole.draft.slug)).not.toBe(whole.draft.title)
    const first = await publish(submitted.result.tile)
    expect(first.problems).toEqual([])
    expect(first.tile).toMatchObject({
      state: "published",
      changes: null,
      publishAt: new Date(world.clock.now).toISOString(),
    })
    expect(await read(whole.slug)).toBe(whole.draft.title)

    const changed = await save(first.tile, { title: "Bread rises overnight" })
    expect((await call<Got>("studio-get_tile", { id: whole.id })).result.tile.changes).toBe("draft")
    expect(await read(whole.slug)).toBe(whole.draft.title)
    const second = await publish(changed)
    expect(await read(whole.slug)).toBe("Bread rises overnight")

    const renamed = await call<StudioOutcome>("studio-rename", { id: whole.id, slug: "overnight-bread" })
    expect(renamed.result).toMatchObject({
      problems: [],
      tile: { slug: "overnight-bread", tileId: second.tile.tileId },
    })
    expect(await read("overnight-bread")).toBe("Bread rises overnight")
    const moved = await world.server.get(`/tiles/${whole.slug}`)
    expect([moved.status, moved.headers.get("location")]).toEqual([301, "/tiles/overnight-bread"])

    const archived = await call<StudioOutcome>("studio-archive_tile", { id: whole.id })
    expect(archived.result.tile.state).toBe("archived")
    expect(await read("overnight-bread")).not.toBe("Bread rises overnight")
    await call("studio-unarchive_tile", { id: whole.id })
    expect(await read("overnight-bread")).toBe("Bread rises overnight")
  })

  it("leads from an address that a subtile had to the tile, and from the one it has to the subtile", async () => {
    const before = await world.newTile({ title: "Salt in the sea" })
    await world.publish(before)
    const found = await (await world.server.get("/documents/tiles?slug=salt-in-the-sea")).json()
    const [old = ""] = found.document.subtiles.map(({ slug }: { slug: string }) => slug)
    expect(old).toBe("salt-in-the-sea-what-yeast-eats")
    const [first, ...rest] = before.draft.subtiles
    if (!first) throw new Error("a new tile has subtiles")
    const latest = (await world.call<{ tile: StudioTile }>("studio-get_tile", { id: before.id })).result.tile
    const subtiles = [{ ...first, slug: "what-salt-keeps" }, ...rest]
    expect((await world.publish(await world.save(latest, { subtiles }))).problems).toEqual([])
    const redirect = await world.server.get(`/tiles/${old}`)
    expect([redirect.status, redirect.headers.get("location")]).toEqual([301, "/tiles/salt-in-the-sea"])
    expect((await world.server.get("/tiles/what-salt-keeps")).status).toBe(200)
  })

  it("comes out at its moment, to the minute and in its editor's zone, and can be taken back until then", async () => {
    const { call, clock, publish, read } = world
    const tile = await world.newTile({ title: "Bread that comes out later" })
    const later = await publish(tile, "2026-11-23T11:30:00+02:00")
    expect(later.tile).toMatchObject({ state: "scheduled", publishAt: "2026-11-23T09:30:00.000Z" })
    expect(await read(tile.slug)).not.toBe(tile.draft.title)
    const back = await call<StudioOutcome>("studio-unschedule", { id: tile.id })
    expect(back.result.tile.state).toBe("draft")
    expect((await call("studio-unschedule", { id: tile.id })).code).toBe("studio/wrong-step")
    await publish(back.result.tile, "2026-11-23T11:30:00+02:00")
    clock.now += 30 * minute
    expect(await read(tile.slug)).toBe(tile.draft.title)
    const [listed] = (await call<{ tiles: StudioSummary[] }>("studio-list_tiles", { search: "out later" })).result.tiles
    expect(listed?.state).toBe("published")
    const { version } = (await call<Got>("studio-get_tile", { id: tile.id })).result.tile
    const again = { id: tile.id, base: version, at: "2026-12-24T00:00:00Z" }
    expect((await call("studio-publish_tile", again)).code).toBe("studio/already-published")
  })

  it("is not published with anything wrong in it, nor with anything wrong in another file", async () => {
    const { call, pack, publish, read } = world
    const tile = await world.newTile({ teaser: "Short", categories: ["nowhere"], slug: "moon" })
    const bad = await publish(tile)
    expect(fieldsOf(bad.problems)).toEqual(["slug"])
    const renamed = await world.save(tile, { slug: "bread" })
    const checked = await call<{ problems: StudioProblem[] }>("studio-check_tile", {
      id: tile.id,
      draft: renamed.draft,
    })
    expect(fieldsOf(checked.result.problems)).toEqual(["teaser"])
    const long = await world.save(renamed, { teaser: "A teaser that is long enough." })
    expect(fieldsOf((await publish(long)).problems)).toEqual(["categories.0"])
    const sound = await world.save(long, { categories: ["ocean"] })
    pack.write("tiles/space/moon.md", tileText({ title: "" }))
    const { problems, tile: after } = await publish(sound)
    expect(problems).toEqual([{ path: null, file: "tiles/space/moon.md", line: 2, message: "`title` is missing" }])
    expect([after.state, await read("bread")]).toEqual(["draft", null])
    pack.write("tiles/space/moon.md", tileText())
    expect((await publish(sound)).problems).toEqual([])
  })

  it("is published once, however often its call is sent", async () => {
    const { call, newTile } = world
    const tile = await newTile()
    const asked = { id: tile.id, base: tile.version }
    const answers = [
      await call<StudioOutcome>("studio-publish_tile", asked, undefined, "once"),
      await call<StudioOutcome>("studio-publish_tile", asked, undefined, "once"),
    ]
    expect(answers[1]).toEqual(answers[0])
    const { revisions } = (await call<Revisions>("studio-list_revisions", { id: tile.id })).result
    expect(revisions.map(({ kind }) => kind)).toEqual(["published", "autosaved", "created"])
  })
})

describe("two editors", () => {
  it("who save one tile lose neither version, and see both", async () => {
    const { ada, ben, call } = world
    const tile = await world.newTile()
    await world.save(tile, { title: "What Ada wrote instead" }, ada)
    const mine = { ...tile.draft, title: "What Ben wrote instead" }
    const refused = await call("studio-save_tile", { id: tile.id, base: tile.version, draft: mine }, ben)
    expect([refused.status, refused.code]).toEqual([409, "studio/conflict"])
    const draftAt = async (number: unknown) =>
      (await call<{ draft: TileDraft; by: string }>("studio-get_revision", { id: tile.id, number }, ben)).result
    expect(await draftAt(refused.details["theirs"])).toMatchObject({
      by: "ada@example.com",
      draft: { title: "What Ada wrote instead" },
    })
    expect(await draftAt(refused.details["yours"])).toMatchObject({ by: "ben@example.com", draft: mine })
    const again = { id: tile.id, base: refused.details["version"], draft: mine }
    expect((await call("studio-save_tile", again, ben)).status).toBe(200)
    // Sent again after its answer was lost, it is no conflict with itself.
    expect((await call("studio-save_tile", again, ben)).status).toBe(200)
  })

  it("who publish at once are both published", async () => {
    const one = await world.newTile({ title: "The first of two loaves" })
    const two = await world.newTile({ title: "The second of two loaves" })
    const outcomes = await Promise.all([world.publish(one), world.publish(two)])
    expect(outcomes.map(({ problems }) => problems)).toEqual([[], []])
    expect([await world.read(one.slug), await world.read(two.slug)]).toEqual([one.draft.title, two.draft.title])
  })

  it("see each other at a tile, for as long as they are there", async () => {
    const { ben, call, clock, newTile } = world
    const { id } = await newTile()
    await call("studio-touch", { id })
    const { presence } = (await call<Got>("studio-touch", { id }, ben)).result
    expect(Object.fromEntries(presence.map(({ name, isMe }) => [name, isMe]))).toEqual({
      "ada@example.com": false,
      "ben@example.com": true,
    })
    clock.now += minute
    expect((await call<Got>("studio-get_tile", { id })).result.presence).toEqual([])
  })
})

describe("revisions", () => {
  it("say who and when, merge what is typed within ten minutes, and can be restored", async () => {
    const { call, clock } = world
    let tile = await world.newTile()
    tile = await world.save(tile, { title: "A second thought" })
    clock.now += 11 * minute
    tile = await world.save(tile, { title: "A third thought" })
    const { revisions } = (await call<Revisions>("studio-list_revisions", { id: tile.id })).result
    expect(revisions.map(({ kind, by, number }) => [number, kind, by])).toEqual([
      [3, "autosaved", "ada@example.com"],
      [2, "autosaved", "ada@example.com"],
      [1, "created", "ada@example.com"],
    ])
    const restored = await call<Got>("studio-restore_revision", { id: tile.id, number: 2, base: tile.version })
    expect(restored.result.tile.draft.title).toBe("A second thought")
    expect((await call("studio-restore_revision", { id: tile.id, number: 2, base: tile.version })).code).toBe(
      "studio/moved-on",
    )
  })

  it("do not name an editor who was erased", async () => {
    const { ben, call, server } = world
    const tile = await world.newTile()
    await world.save(tile, { title: "What Ben wrote instead" }, ben)
    await call("studio-touch", { id: tile.id }, ben)
    await server.db.transaction().execute(async (tx) => {
      for (const { name, erase } of server.services.personal)
        if (name === "studio") await erase(tx, ben.userId, new Date(), server.services)
    })
    const { revisions } = (await call<Revisions>("studio-list_revisions", { id: tile.id })).result
    expect(revisions[0]).toMatchObject({ kind: "autosaved", by: null })
  })
})

describe("a tile of a file", () => {
  const moon = "tiles/space/moon.md"

  it("says where it is from, is taken over unchanged, and its file counts no more", async () => {
    const { call, pack, read } = world
    const { tiles } = (await call<{ tiles: StudioSummary[] }>("studio-list_tiles", {})).result
    const listed = tiles.find(({ slug }) => slug === "moon")
    expect(listed).toMatchObject({ origin: "pack", state: "published", figures: { likes: 0 } })
    const before = await world.server.get("/documents/tiles?slug=moon").then((response) => response.text())
    const id = listed?.id
    expect((await call<Got>("studio-get_tile", { id })).result.tile).toMatchObject({ version: 0, file: moon })
    const taken = await call<StudioOutcome>("studio-take_over_tile", { id })
    expect(taken.result).toMatchObject({ problems: [], tile: { origin: "taken-over", file: moon, changes: null } })
    expect(await world.server.get("/documents/tiles?slug=moon").then((response) => response.text())).toBe(before)
    expect((await call("studio-take_over_tile", { id })).code).toBe("studio/taken-over")

    pack.write(moon, tileText({ title: "Somebody saved the file" }))
    await world.importPack()
    expect(await read("moon")).toBe("The Moon has tides too")
    const changed = await world.save(taken.result.tile, { title: "The Moon has tides of stone" })
    await world.publish(changed)
    expect(await read("moon")).toBe("The Moon has tides of stone")
    pack.write(moon, "broken")
    await world.importPack()
    expect(await read("moon")).toBe("The Moon has tides of stone")
  })

  it("is not taken over while another file is in the way, and says which", async () => {
    const { call, pack } = world
    const { tiles } = (await call<{ tiles: StudioSummary[] }>("studio-list_tiles", { search: "whales" })).result
    const broken = "tiles/space/flawed.md"
    pack.write(broken, tileText({ title: "A flawed one" }).replace("aspect: 4x3", "aspect: 5x3"))
    const tried = await call<StudioOutcome>("studio-take_over_tile", { id: tiles[0]?.id })
    pack.remove(broken)
    expect(tried.result.problems.map(({ file, path }) => ({ file, path }))).toEqual([{ file: broken, path: null }])
    expect((await call<Got>("studio-get_tile", { id: tiles[0]?.id })).result.tile.origin).toBe("pack")
  })

  it.each([
    ["picture", "file: comet.png", ["picture", "file"]],
    ["film", "video: comet.mp4", ["picture", "file"]],
  ])("is not taken over while its %s is missing, and says so at the field", async (_what, picture, path) => {
    const { call, pack } = world
    const file = "tiles/ocean/whales.md"
    const text = { title: "Whales sing in rhyme", category: "ocean" }
    const { tiles } = (await call<{ tiles: StudioSummary[] }>("studio-list_tiles", { search: "whales" })).result
    pack.write(file, tileText({ ...text, picture }))
    const tried = await call<StudioOutcome>("studio-take_over_tile", { id: tiles[0]?.id })
    pack.write(file, tileText(text))
    const message = expect.stringMatching(/was not found beside this file$/)
    expect(tried.result.problems).toMatchObject([{ file, path, message }])
    expect((await call<Got>("studio-get_tile", { id: tiles[0]?.id })).result.tile.origin).toBe("pack")
  })

  it("can be a beginning for another one", async () => {
    const { tiles } = (await world.call<{ tiles: StudioSummary[] }>("studio-list_tiles", { search: "whales" })).result
    const copied = await world.call<Got>("studio-duplicate_tile", { id: tiles[0]?.id })
    expect(copied.result.tile).toMatchObject({
      title: "Whales sing in rhyme",
      state: "draft",
      slug: "whales-sing-in-rhyme",
    })
    expect((await world.publish(copied.result.tile)).problems).toEqual([])
  })
})

describe("a story that grows", () => {
  it("takes an entry in two fields, before its readers at once, and leaves the rest of the draft where it is", async () => {
    const { call, server } = world
    const { tiles } = (await call<{ tiles: StudioSummary[] }>("studio-list_tiles", { search: "lander" })).result
    const taken = (await call<StudioOutcome>("studio-take_over_tile", { id: tiles[0]?.id })).result.tile
    await world.save(taken, { title: "A title nobody has agreed to" })
    expect((await (await server.get("/documents/tiles?slug=lander")).json()).document.next).toEqual(expected)
    const entry = { id: taken.id, date: "2026-02-01", heading: "It pauses", text: "For *a* day.\n\nThen no more." }
    const added = await call<StudioOutcome>("studio-add_entry", entry)
    expect(added.result).toMatchObject({ problems: [], tile: { changes: "draft" } })
    const tile = (await (await server.get("/documents/tiles?slug=lander")).json()).document
    expect(tile).toMatchObject({
      title: "A lander is on its way",
      // Something else came first: it is waited for still.
      next: expected,
      updatedAt: added.result.tile.draft.updated?.replace("Z", ":00.000Z"),
    })
    expect(tile.subtiles.map(({ title }: { title: string }) => title)).toEqual(["It begins", "It pauses", "It goes on"])
    expect(tile.subtiles[1].body[0]).toEqual({ type: "paragraph", text: ["For *a* day."] })
    expect(added.result.tile.draft.title).toBe("A title nobody has agreed to")
    const due = await call<StudioOutcome>("studio-add_entry", { ...entry, date: "2026-03-02", heading: "It lands" })
    expect(due.result.tile.draft.next).toBeNull()
    expect((await (await server.get("/documents/tiles?slug=lander")).json()).document).not.toHaveProperty("next")
    const other = await world.newTile()
    expect((await call("studio-add_entry", { ...entry, id: other.id })).code).toBe("studio/not-developing")
  })
})

describe("the list", () => {
  it("is searched, sorted by state and category, and turned page by page", async () => {
    await world.newTile({ title: "Zebras hum in the dark", categories: ["ocean"] })
    const list = async (asked: object) => {
      const { result } = await world.call<{ tiles: StudioSummary[]; next: string | null }>("studio-list_tiles", asked)
      return { next: result.next, slugs: result.tiles.map(({ slug }) => slug) }
    }
    const zebras = ["zebras-hum-in-the-dark"]
    expect((await list({ search: "HUM in", state: "draft", category: "ocean" })).slugs).toEqual(zebras)
    expect((await list({ search: "hum in", state: "published" })).slugs).toEqual([])
    expect((await list({ search: "hum in", category: "space" })).slugs).toEqual([])
    const all = (await list({ limit: 100 })).slugs
    expect(all).toEqual(expect.arrayContaining(["moon", "whales", ...zebras]))
    const pages: string[] = []
    for (let after: string | null = "", turn = 0; after !== null && turn < 50; turn++) {
      const page: { next: string | null; slugs: string[] } = await list({ limit: 2, ...(after !== "" && { after }) })
      pages.push(...page.slugs)
      after = page.next
    }
    expect(pages).toEqual(all)
    expect((await world.call("studio-list_tiles", { after: "nonsense" })).code).toBe("request/invalid")
  })
})

describe("a picture", () => {
  const dot = sharp({ create: { width: 40, height: 30, channels: 3, background: "#204060" } })
  const send = async (body: Uint8Array<ArrayBuffer>, headers: Record<string, string> = world.ada.headers) => {
    const response = await fetch(`${world.server.origin}/studio/pictures`, { method: "POST", headers, body })
    const answer = await response.json()
    return { status: response.status, code: answer.error?.details.code, ...answer }
  }

  it("is sent, seen by writers alone, and published with its tile, cropped around its focus", async () => {
    const bytes = new Uint8Array(await dot.png().toBuffer())
    const sent = await send(bytes)
    expect(sent).toMatchObject({
      status: 200,
      file: expect.stringMatching(/^[a-z2-7]{20}\.png$/),
      width: 40,
      height: 30,
    })
    expect((await send(bytes)).file).toBe(sent.file)
    const shown = await world.server.get(`/studio/pictures/${sent.file}`, world.ada.headers)
    expect(new Uint8Array(await shown.arrayBuffer())).toEqual(bytes)
    expect((await world.server.get(`/studio/pictures/${sent.file}`)).status).toBe(401)
    const tile = await world.newTile({ title: "A picture of the deep" })
    const picture = { ...tile.draft.picture, kind: "file" as const, file: sent.file, focus: { x: 0.1, y: 0.9 } }
    expect((await world.publish(await world.save(tile, { picture }))).problems).toEqual([])
    const { document } = await (await world.server.get(`/documents/tiles?slug=${tile.slug}`)).json()
    expect((await world.server.get(`/media/${document.picture.id}-414.webp`)).status).toBe(200)
  })

  it("is refused where it is no picture, or too large, before it is read", async () => {
    expect((await send(new TextEncoder().encode("<svg onload='alert(1)'/>"))).code).toBe("studio/invalid-picture")
    const half = new Uint8Array(await dot.png().toBuffer()).slice(0, 60)
    expect((await send(half)).code).toBe("studio/invalid-picture")
    expect((await send(new Uint8Array(await jpegOfScans(101)))).code).toBe("studio/invalid-picture")
    const large = await send(new Uint8Array(40 * 1024 * 1024))
    expect([large.status, large.code]).toEqual([413, "studio/picture-too-large"])
    expect((await send(half, {})).code).toBe("session/required")
  })
})

describe("the list of tiles", () => {
  it("names the file that each tile comes from, before and after it is taken over", async () => {
    const { call } = world
    const listed = async () =>
      (await call<{ tiles: StudioSummary[] }>("studio-list_tiles", { search: "lander" })).result.tiles.map(
        ({ origin, file }) => [origin, file],
      )
    const [before] = await listed()
    expect(before?.[1]).toBe("tiles/space/lander.md")
    const { tiles } = (await call<{ tiles: StudioSummary[] }>("studio-list_tiles", { search: "lander" })).result
    if (before?.[0] === "pack") await call("studio-take_over_tile", { id: tiles[0]?.id })
    expect(await listed()).toEqual([["taken-over", "tiles/space/lander.md"]])
    const written = await world.newTile({ title: "Salt that no file has" })
    const [own] = (await call<{ tiles: StudioSummary[] }>("studio-list_tiles", { search: written.title })).result.tiles
    expect([own?.origin, own?.file]).toEqual(["studio", null])
  })
})
