import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Brand } from "@confetti/contract/brand"
import type { CallableName, CallableOutput } from "@confetti/contract/callable-catalogue"
import type { StudioFileOutcome } from "@confetti/contract/studio-brand"
import sharp from "sharp"
import { describe, expect, it, onTestFinished } from "vitest"
import { addAccount } from "./add-account.ts"
import { addEditor } from "./add-editor.ts"
import { exportStudio, startFresh } from "./export-studio.ts"
import type { TestServer } from "./start-test-server.ts"
import { fieldsOf, type StudioWorld, startStudioWorld } from "./studio-world.ts"

const about = "---\ntitle: About\ndescription: What this is.\n---\n\nThis is *it*.\n\n## Who\n\nSomebody.\n"
const feedback = "---\ntitle: Feedback\ndescription: Say it.\nform: feedback\n---\n\nSay it here.\n"

async function startWorld(files: Record<string, string | Uint8Array> = {}): Promise<StudioWorld> {
  const world = await startStudioWorld({ "pages/about.md": about, "pages/feedback.md": feedback, ...files })
  onTestFinished(world.stop)
  return world
}

const ask = async <Name extends CallableName>(world: StudioWorld, name: Name, data: object = {}) =>
  (await world.call<CallableOutput<Name>>(name, data)).result
const takeOver = (world: StudioWorld, file: string) =>
  world.call<StudioFileOutcome>("studio-take_over_file", { file }).then(({ result }) => result)

const square = (side: number, background: string | { r: number; g: number; b: number } = "#1040a0") =>
  sharp({ create: { width: side, height: side, channels: 3, background } })
    .png()
    .toBuffer()

async function upload({ server, ada }: StudioWorld, bytes: Buffer): Promise<string> {
  const response = await fetch(`${server.origin}/studio/pictures`, {
    method: "POST",
    headers: ada.headers,
    body: new Uint8Array(bytes),
  })
  return ((await response.json()) as { file: string }).file
}

const brandOf = ({ server }: StudioWorld): Brand => server.services.content.current().brand
const railOf = async ({ server }: StudioWorld): Promise<{ slug: string; title: string; hue: number }[]> =>
  (await (await server.get("/documents/categories")).json()).documents

/** Everything that readers have of these files. */
async function filesOf({ db }: TestServer): Promise<unknown> {
  return {
    state: await db.selectFrom("content_state").select("brand").execute(),
    pages: await db.selectFrom("pages").selectAll().orderBy("slug").execute(),
    categories: await db.selectFrom("categories").selectAll().orderBy("slug").execute(),
  }
}

describe("categories", () => {
  it("are taken over, put in another order, and readers have them at once", async () => {
    const world = await startWorld()
    const before = await ask(world, "studio-get_categories")
    expect(before).toMatchObject({ version: 0, origin: "pack", updatedBy: null })
    expect(before.categories).toEqual([
      { slug: "space", title: "Space", emoji: "🪐", hue: 282, tiles: 1 },
      { slug: "ocean", title: "Ocean", emoji: "🐙", hue: 242.5, tiles: 1 },
    ])
    expect(await takeOver(world, "categories.yaml")).toEqual({ version: 1, problems: [] })
    const categories = [
      { slug: "ocean", title: "The sea: “deep”", emoji: "🐙", hue: 200 },
      { slug: "bread", title: "Bread", emoji: "🍞", hue: 60 },
      { slug: "space", title: "Space", emoji: "", hue: 282 },
    ]
    expect(await ask(world, "studio-save_categories", { base: 1, categories })).toEqual({ version: 2, problems: [] })
    expect(await railOf(world)).toMatchObject([
      { slug: "ocean", title: "The sea: “deep”", hue: 200, order: 0 },
      { slug: "bread", order: 1 },
    ])
    const after = await ask(world, "studio-get_categories")
    expect(after).toMatchObject({ version: 2, origin: "studio", updatedBy: "ada@example.com" })
    expect(after.categories.map(({ slug, tiles }) => [slug, tiles])).toEqual([
      ["ocean", 1],
      ["bread", 0],
      ["space", 1],
    ])
    // The file counts no more, not even a broken one.
    world.pack.write("categories.yaml", "- {")
    await world.importPack()
    expect((await railOf(world)).map(({ slug }) => slug)).toEqual(["ocean", "bread"])
  })

  it("that a tile names can't go, and all that is wrong is said at its field", async () => {
    const world = await startWorld()
    await takeOver(world, "categories.yaml")
    const gone = [{ slug: "space", title: "Space", emoji: "🪐", hue: 282 }]
    const refused: StudioFileOutcome = await ask(world, "studio-save_categories", { base: 1, categories: gone })
    expect(refused).toMatchObject({ version: 1, problems: [{ path: null }] })
    expect(refused.problems[0]?.message).toContain("one tile is in the category `ocean`")
    const odd = [
      ...gone,
      { slug: "ocean", title: "", emoji: "a whale", hue: 361 },
      { slug: "Two Words", title: "Two", emoji: "", hue: 0 },
      { slug: "ocean", title: "Twice", emoji: "", hue: 0 },
    ]
    const { problems }: StudioFileOutcome = await ask(world, "studio-save_categories", { base: 1, categories: odd })
    expect(fieldsOf(problems)).toEqual(expect.arrayContaining(["1.title", "1.emoji", "1.hue", "2.slug"]))
    expect((await railOf(world)).map(({ slug }) => slug)).toEqual(["space", "ocean"])
  })

  it("go back to their file, unless it lacks what tiles name by now", async () => {
    const world = await startWorld()
    await takeOver(world, "categories.yaml")
    const [space, ocean] = (await ask(world, "studio-get_categories")).categories.map(({ tiles: _, ...each }) => each)
    const bread = { slug: "bread", title: "Bread", emoji: "🍞", hue: 60 }
    await ask(world, "studio-save_categories", { base: 1, categories: [ocean, bread, space] })
    const tile = await world.publish(await world.newTile({ categories: ["bread"] }))
    expect(tile.problems).toEqual([])
    const saved: StudioFileOutcome = await ask(world, "studio-return_file", { file: "categories.yaml", base: 2 })
    expect(saved.version).toBe(2)
    expect(saved.problems.map(({ message }) => message)).toEqual(["there is no category `bread` in categories.yaml"])
    await world.call("studio-archive_tile", { id: tile.tile.id })
    expect(await ask(world, "studio-return_file", { file: "categories.yaml", base: 2 })).toEqual({
      version: 3,
      problems: [],
    })
    expect((await railOf(world)).map(({ slug }) => slug)).toEqual(["space", "ocean"])
    expect(await ask(world, "studio-get_categories")).toMatchObject({ version: 3, origin: "pack", updatedAt: null })
    // And may be taken over again.
    expect(await takeOver(world, "categories.yaml")).toEqual({ version: 4, problems: [] })
  })

  it("lose nothing when two save at once: whoever comes second is told, and so is whoever sends twice", async () => {
    const world = await startWorld()
    await takeOver(world, "categories.yaml")
    const [space, ocean] = [
      { slug: "space", title: "Space", emoji: "🪐", hue: 282 },
      { slug: "ocean", title: "Ocean", emoji: "🐙", hue: 10 },
    ]
    const [first, second] = await Promise.all([
      world.call("studio-save_categories", { base: 1, categories: [ocean, space] }),
      world.call("studio-save_categories", { base: 1, categories: [space, ocean] }, world.ben),
    ])
    const loser = [first, second].find(({ code }) => code !== undefined)
    expect(new Set([first.status, second.status])).toEqual(new Set([200, 409]))
    expect(loser).toMatchObject({ code: "studio/file-conflict", details: { version: 2 } })
    const won = first.code === undefined ? [ocean, space] : [space, ocean]
    // The answer was lost, and it is sent again from the version it was based on.
    expect(await ask(world, "studio-save_categories", { base: 1, categories: won })).toEqual({
      version: 2,
      problems: [],
    })
  })

  it("are the file's until they are taken over, and nobody takes over what is no such file", async () => {
    const world = await startWorld()
    const code = async (name: string, data: object) => (await world.call(name, data)).code
    const categories = [{ slug: "space", title: "Space", emoji: "", hue: 1 }]
    expect(await code("studio-save_categories", { base: 0, categories })).toBe("studio/not-taken-over")
    expect(await code("studio-return_file", { file: "categories.yaml", base: 0 })).toBe("studio/not-taken-over")
    expect(await code("studio-take_over_file", { file: "shop/shop.yaml" })).toBe("studio/no-such-file")
    expect(await code("studio-take_over_file", { file: "pages/../pack.yaml" })).toBe("studio/no-such-file")
    await takeOver(world, "categories.yaml")
    expect(await code("studio-take_over_file", { file: "categories.yaml" })).toBe("studio/file-taken-over")
  })
})

describe("the brand", () => {
  it("is changed with its icon, and every reader's page, manifest and home screen follow at once", async () => {
    const world = await startWorld()
    await takeOver(world, "pack.yaml")
    const { brand } = await ask(world, "studio-get_brand")
    const icon = await upload(world, await square(640))
    const changed = {
      ...brand,
      name: "Lantern",
      tagline: "Light: small and “warm”",
      hue: 40,
      icon,
      links: [{ name: "about", to: "/about" }],
      channels: { ...brand.channels, photo: "https://photos.example/lantern" },
      apps: { ios: "https://apps.apple.com/gb/app/lantern/id1234567890", android: "" },
    }
    expect(await ask(world, "studio-save_brand", { base: 1, brand: changed })).toEqual({ version: 2, problems: [] })
    expect(brandOf(world)).toMatchObject({
      name: "Lantern",
      tagline: "Light: small and “warm”",
      hue: 40,
      links: { about: "/about" },
      channels: { photo: "https://photos.example/lantern" },
    })
    const { icons } = brandOf(world)
    const manifest = await world.server.get("/manifest.webmanifest")
    expect(manifest.headers.get("cache-control")).toBe("no-cache")
    const { name, icons: listed, ...more } = await manifest.json()
    expect(name).toBe("Lantern")
    expect([more.related_applications, more.prefer_related_applications]).toEqual([
      [{ platform: "itunes", url: changed.apps.ios, id: "1234567890" }],
      false,
    ])
    expect(listed.map(({ src }: { src: string }) => src)).toEqual([icons?.small, icons?.large, icons?.maskable])
    for (const [address, side] of [
      [icons?.touch, 180],
      [icons?.small, 192],
      [icons?.large, 512],
      [icons?.maskable, 512],
    ] as const) {
      const response = await world.server.get(address ?? "")
      expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/png"])
      expect(response.headers.get("cache-control")).toContain("immutable")
      expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({
        width: side,
        height: side,
      })
    }
    // Another picture has another address, so that no cache keeps the old one.
    const other = await upload(world, await square(640, "#a04010"))
    await ask(world, "studio-save_brand", { base: 2, brand: { ...changed, icon: other } })
    expect(brandOf(world).icons?.touch).not.toBe(icons?.touch)
  })

  it("is refused with what is wrong at each field, and readers keep what they have", async () => {
    const world = await startWorld()
    await takeOver(world, "pack.yaml")
    const { brand } = await ask(world, "studio-get_brand")
    const problemsOf = async (change: object): Promise<StudioFileOutcome["problems"]> =>
      (await ask(world, "studio-save_brand", { base: 1, brand: { ...brand, ...change } })).problems
    const wrong = await problemsOf({
      name: "",
      language: "not a language",
      hue: 400,
      links: [{ name: "about", to: "javascript:alert(1)" }],
      channels: { ...brand.channels, chat: "http://insecure.example" },
      apps: { ios: "https://apps.apple.com/", android: "https://play.google.com/store/apps/details" },
      sourceLookup: { title: "https://search.example/", isbn: "" },
    })
    expect(fieldsOf(wrong).sort()).toEqual([
      "apps.android",
      "apps.ios",
      "channels.chat",
      "hue",
      "language",
      "links.about",
      "name",
      "sourceLookup.title",
    ])
    expect(fieldsOf(await problemsOf({ links: [{ name: "terms", to: "/terms" }] }))).toEqual(["links.terms"])
    expect(fieldsOf(await problemsOf({ icon: "../../secret.png" }))).toEqual(["icon"])
    const small = await problemsOf({ icon: await upload(world, await square(300)) })
    expect(small.map(({ message }) => message)).toEqual(["`icon` must have at least 512 pixels a side; it has 300"])
    const wide = await sharp(await square(600))
      .resize(800, 600, { fit: "fill" })
      .png()
      .toBuffer()
    expect((await problemsOf({ icon: await upload(world, wide) }))[0]?.message).toContain("must be a square")
    expect(brandOf(world).name).toBe("Testfetti")
  })

  it("is an owner's alone, and what was done is in the log", async () => {
    const world = await startWorld()
    const writer = await addAccount(world.server, "wes@example.com")
    await addEditor(world.server, writer, ["writer"])
    const code = async (name: string, data: object) => (await world.call(name, data, writer)).code
    expect(await code("studio-take_over_file", { file: "pack.yaml" })).toBe("session/role-required")
    expect(await code("studio-take_over_file", { file: "pages/about.md" })).toBe("session/role-required")
    expect(await code("studio-get_brand", {})).toBe("session/role-required")
    expect(await code("studio-take_over_file", { file: "categories.yaml" })).toBeUndefined()
    expect(await code("studio-return_file", { file: "pack.yaml", base: 0 })).toBe("session/role-required")
    const acts = await world.server.db.selectFrom("editor_acts").select(["callable", "subject", "user_id"]).execute()
    expect(acts).toEqual([{ callable: "studio-take_over_file", subject: "categories.yaml", user_id: writer.userId }])
  })
})

describe("pages", () => {
  it("are edited as Markdown, shown as readers would have them, and keep their form", async () => {
    const world = await startWorld()
    const { pages } = await ask(world, "studio-list_pages")
    expect(pages.filter(({ origin }) => origin === "pack").map(({ slug }) => slug)).toEqual(["about", "feedback"])
    await takeOver(world, "pages/feedback.md")
    const page = { title: "Tell us", description: "Say: “it”.", markdown: "Say it **here**.\n\n## Why\n\n- One" }
    const shown = await ask(world, "studio-preview_page", { slug: "feedback", page })
    expect(shown.problems).toEqual([])
    const save = { slug: "feedback", base: 1, page }
    expect(await ask(world, "studio-save_page", save)).toEqual({ version: 2, problems: [] })
    const { document } = await world.server.db
      .selectFrom("pages")
      .select("document")
      .where("slug", "=", "feedback")
      .executeTakeFirstOrThrow()
    expect(JSON.parse(document)).toEqual({
      slug: "feedback",
      title: "Tell us",
      description: "Say: “it”.",
      form: "feedback",
      body: shown.body,
    })
    expect((await ask(world, "studio-get_page", { slug: "feedback" })).page).toEqual(page)
  })

  it("name the line that is wrong, and begin where the pack has none", async () => {
    const world = await startWorld()
    const page = { title: "Terms", description: "What holds.", markdown: "Fine.\n\n<b>no</b>" }
    const { problems } = await ask(world, "studio-preview_page", { slug: "terms", page })
    expect(fieldsOf(problems)).toEqual(["markdown.3"])
    expect((await ask(world, "studio-save_page", { slug: "terms", base: 0, page })).problems).toHaveLength(1)
    const sound = { ...page, markdown: "Fine." }
    expect(await ask(world, "studio-save_page", { slug: "terms", base: 0, page: sound })).toMatchObject({ version: 1 })
    expect((await world.call("studio-save_page", { slug: "terms", base: 0, page })).code).toBe("studio/file-conflict")
    expect((await world.call("studio-get_page", { slug: "nowhere" })).code).toBe("studio/no-such-file")
  })
})

it("all of it is written back as a pack that gives the same content", async () => {
  const world = await startWorld({
    "pack.yaml":
      "name: Iconic\ntagline: Small\ndescription: Tests.\nlanguage: en\nicon: art/icon.png\nlinks: { about: /about }\n",
    "art/icon.png": await square(512),
  })
  await takeOver(world, "pack.yaml")
  await takeOver(world, "categories.yaml")
  await takeOver(world, "pages/about.md")
  const icons = brandOf(world).icons
  // Its picture is the studio's from then on.
  world.pack.write("art/icon.png", await square(512, "#ffffff"))
  const { brand } = await ask(world, "studio-get_brand")
  await ask(world, "studio-save_brand", { base: 1, brand: { ...brand, hue: 12.5 } })
  expect(brandOf(world).icons).toEqual(icons)
  const { target, exported } = await exportStudio(world.server)
  expect(exported.written.sort()).toEqual(["categories.yaml", "pack.yaml", "pages/about.md"])
  expect(readFileSync(join(target, "pages/about.md"), "utf8")).toBe(about)

  const fresh = await startFresh(target, () => world.clock.now)
  expect(await filesOf(fresh)).toEqual(await filesOf(world.server))
})
