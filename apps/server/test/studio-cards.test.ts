import { mkdtempSync, readdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { CallableName, CallableOutput } from "@confetti/contract/callable-catalogue"
import type { FeedCard } from "@confetti/contract/feed-item"
import type { FeaturedDraft, PostDraft } from "@confetti/contract/studio-cards"
import { previewPictureAddress } from "@confetti/domain/studio/preview-address"
import sharp from "sharp"
import { describe, expect, it, onTestFinished } from "vitest"
import { mediaFolder } from "../src/modules/media/media-folder.ts"
import { exportPack } from "../src/modules/studio/export/export-pack.ts"
import { studioOverlay } from "../src/modules/studio/overlay/overlay-store.ts"
import { shopText } from "./shop-pack.ts"
import { fieldsOf, type StudioWorld, startStudioWorld } from "./studio-world.ts"

const posts = `- kind: tiktok_video
  title: How a candle burns
  address: https://www.tiktok.com/@name/video/7301234567890123456
  picture: { file: poster.png, alt: A candle that burns in front of a black wall. }
- kind: ig_social
  title: Behind the tiles
  address: https://www.instagram.com/name/
`

const poster = () =>
  sharp({ create: { width: 1300, height: 2800, channels: 3, background: "#803010" } })
    .png()
    .toBuffer()

const channel: PostDraft = {
  kind: "tiktok_social",
  title: "We film what we write",
  text: "",
  address: "https://www.tiktok.com/@name",
  picture: null,
  from: "",
  until: "",
  isOff: false,
}

async function startWorld(files: Record<string, string | Uint8Array> = {}): Promise<StudioWorld> {
  const world = await startStudioWorld(files)
  onTestFinished(world.stop)
  return world
}

const ask = async <Name extends CallableName>(world: StudioWorld, name: Name, data: object = {}) =>
  (await world.call<CallableOutput<Name>>(name, data)).result

const cardsOf = async ({ server }: StudioWorld): Promise<FeedCard[]> =>
  (await (await server.get("/documents/feedCards")).json()).documents
const titlesOf = async (world: StudioWorld, type: string): Promise<string[]> =>
  (await cardsOf(world)).filter((card) => card.type.includes(type)).map(({ title }) => title)

const save = async (world: StudioWorld, drafts: PostDraft[], base?: number) =>
  world.call<CallableOutput<"studio-save_posts">>("studio-save_posts", {
    base: base ?? (await ask(world, "studio-get_posts")).version,
    posts: drafts,
  })

describe("posts", () => {
  it("of a pack that has none are begun by the first save, and readers have them at once", async () => {
    const world = await startWorld()
    expect(await ask(world, "studio-get_posts")).toMatchObject({ version: 0, origin: "none", posts: [], keys: [] })
    expect((await save(world, [channel])).result).toEqual({ version: 1, problems: [] })
    expect(await titlesOf(world, "social")).toEqual(["We film what we write"])
    expect(await ask(world, "studio-get_posts")).toMatchObject({
      origin: "studio",
      posts: [channel],
      keys: ["tiktok_social.name"],
    })
    expect((await save(world, [])).result.problems).toEqual([])
    expect(await titlesOf(world, "social")).toEqual([])
  })

  it("are taken over with their pictures, say the same afterwards, and go back to the file", async () => {
    const world = await startWorld({ "social.yaml": posts, "poster.png": await poster() })
    const before = await cardsOf(world)
    expect((await save(world, [channel])).code).toBe("studio/not-taken-over")
    await ask(world, "studio-take_over_file", { file: "social.yaml" })
    expect(await cardsOf(world)).toEqual(before)
    world.pack.write("social.yaml", "[]")
    world.pack.remove("poster.png")
    await world.importPack()
    expect(await cardsOf(world)).toEqual(before)
    const { version, posts: drafts } = await ask(world, "studio-get_posts")
    expect(drafts[0]?.picture?.file).toMatch(/^[a-z2-7]{20}\.png$/)
    expect((await save(world, drafts.toReversed())).result.problems).toEqual([])
    expect(await titlesOf(world, "social")).toEqual(["Behind the tiles"])
    await ask(world, "studio-return_file", { file: "social.yaml", base: version + 1 })
    expect(await titlesOf(world, "social")).toEqual([])
  })

  it("stand in the feed in their window, by the clocks of the home zone, and not while they are off", async () => {
    const world = await startWorld()
    const window = { from: "2026-11-23T18:00", until: "2026-11-24T00:00" }
    await save(world, [{ ...channel, ...window }])
    expect(await titlesOf(world, "social")).toEqual([])
    const at = async (moment: string) => {
      world.clock.now = Date.parse(moment)
      return titlesOf(world, "social")
    }
    expect(await at("2026-11-23T17:59:59Z")).toEqual([])
    expect(await at("2026-11-23T18:00:00Z")).toEqual([channel.title])
    expect(await at("2026-11-23T23:59:59Z")).toEqual([channel.title])
    expect(await at("2026-11-24T00:00:00Z")).toEqual([])
    await save(world, [{ ...channel, isOff: true }])
    expect(await titlesOf(world, "social")).toEqual([])
    expect((await ask(world, "studio-get_posts")).posts).toEqual([{ ...channel, isOff: true }])
  })

  it("stand where the feed's own mixing puts them", async () => {
    const world = await startWorld()
    await save(world, [channel, { ...channel, kind: "ig_social", address: "https://www.instagram.com/name/" }])
    const { feed } = await ask(world, "studio-get_posts")
    expect(feed).toMatchObject({ zone: "UTC", now: "2026-11-23T09:00" })
    const placesOf = (type: string) => feed.cards.filter((card) => card.type === type).map(({ places }) => places)
    const [first] = placesOf("tiktok_social")
    const [second] = placesOf("ig_social")
    expect((first?.guest ?? 0) % 8).toBe(2)
    expect(second?.guest ?? 0).toBeGreaterThan(first?.guest ?? 0)
    expect(placesOf("join_cf").map(({ guest, member }) => [guest, member])).toEqual([
      [6, null],
      [30, null],
    ])
  })

  it("with something wrong change nothing, and say it at their fields", async () => {
    const world = await startWorld()
    const problems = async (change: object) =>
      fieldsOf((await save(world, [{ ...channel, ...change }])).result.problems)
    expect(await problems({ title: "" })).toEqual(["0.title"])
    expect(await problems({ address: "https://example.org" })).toEqual(["0.address"])
    expect(await problems({ from: "tomorrow" })).toEqual(["0.from"])
    expect(await problems({ from: "2026-12-02T10:00", until: "2026-12-01T10:00" })).toEqual(["0.until"])
    expect(fieldsOf((await save(world, [channel, channel])).result.problems)).toEqual(["1.address"])
    const { picture } = (await world.newTile()).draft
    expect(await problems({ picture: { ...picture, file: "../../etc/passwd.png" } })).toEqual(["0.picture.file"])
    const many = Array.from({ length: 13 }, (_, at) => ({ ...channel, address: `https://www.tiktok.com/@name${at}` }))
    expect((await save(world, many)).result.problems[0]?.message).toContain("at most 12 posts")
    expect((await ask(world, "studio-get_posts")).origin).toBe("none")
  })

  it("are refused to whoever comes second", async () => {
    const world = await startWorld()
    await save(world, [channel])
    expect((await save(world, [channel, { ...channel, kind: "ig_social" }], 0)).code).toBe("studio/file-conflict")
    // The same once more is an answer that got lost.
    expect((await save(world, [channel], 0)).result.problems).toEqual([])
  })

  it("are previewed as the card readers would have, their picture for writers alone", async () => {
    const world = await startWorld()
    const picture = { ...(await world.newTile()).draft.picture, alt: "" }
    const { card, problems } = await ask(world, "studio-preview_post", { post: { ...channel, picture, title: "" } })
    expect(fieldsOf(problems).sort()).toEqual(["0.picture.alt", "0.title"])
    expect(card).toMatchObject({ type: "tiktok_social", title: "Untitled", handle: "@name" })
    expect(card?.picture?.id).toBe(previewPictureAddress(picture, { aspect: "4x3", category: "" }))
    const made = await world.server.get(`${card?.picture?.id}-414.webp`, world.ada.headers)
    expect([made.status, made.headers.get("content-type")]).toEqual([200, "image/webp"])
    expect(
      (await ask(world, "studio-preview_post", { post: { ...channel, picture: { ...picture, file: "" } } })).card,
    ).toMatchObject({ picture: null })
    expect((await ask(world, "studio-preview_post", { post: { ...channel, address: "no" } })).card).toBeNull()
  })
})

describe("featured items", () => {
  const shopFiles = async () => {
    const picture = await sharp({ create: { width: 900, height: 900, channels: 3, background: "#205080" } })
      .webp()
      .toBuffer()
    const names = [...shopText.matchAll(/file: ([\w.-]+)/g)].map(([, name]) => name ?? "")
    return { "shop/shop.yaml": shopText, ...Object.fromEntries(names.map((name) => [`shop/${name}`, picture])) }
  }
  const feature = async (world: StudioWorld, featured: FeaturedDraft[]) =>
    ask(world, "studio-save_featured", { base: (await ask(world, "studio-get_featured")).version, featured })

  it("go before what costs least, in their window", async () => {
    const world = await startWorld(await shopFiles())
    const { items } = await ask(world, "studio-get_featured")
    const offered = items.filter(({ isOffered }) => isOffered)
    const plain = await titlesOf(world, "shop")
    const dear = offered.find(({ title }) => !plain.includes(title)) ?? offered.at(-1)
    if (!dear) throw new Error("The shop is empty.")
    const window = { from: "", until: "2026-11-23T12:00", isOff: false }
    expect(await feature(world, [{ item: dear.id, ...window }])).toEqual({ version: 1, problems: [] })
    expect((await titlesOf(world, "shop"))[0]).toBe(dear.title)
    expect((await ask(world, "studio-get_featured")).featured).toEqual([{ item: dear.id, ...window }])
    world.clock.now = Date.parse("2026-11-23T12:00:00Z")
    expect(await titlesOf(world, "shop")).toEqual(plain)
    await feature(world, [{ item: dear.id, from: "", until: "", isOff: true }])
    expect(await titlesOf(world, "shop")).toEqual(plain)
  })

  it("are things of the shop", async () => {
    const world = await startWorld(await shopFiles())
    const { problems } = await feature(world, [{ item: "nothing", from: "", until: "", isOff: false }])
    expect(fieldsOf(problems)).toEqual(["0.item"])
  })
})

it("an export has the posts with their pictures, the featured items and the days", async () => {
  const world = await startWorld({ "social.yaml": posts, "poster.png": await poster(), "games/days.yaml": "{}\n" })
  for (const file of ["social.yaml", "games/days.yaml"]) await ask(world, "studio-take_over_file", { file })
  const target = mkdtempSync(join(tmpdir(), "confetti-export-"))
  onTestFinished(() => rmSync(target, { recursive: true, force: true }))
  const { config } = world.server.services
  const overlay = await studioOverlay.read(world.server.db)
  const { originals } = mediaFolder(config)
  await exportPack({ dir: config.CONTENT_DIR, overlay, items: [], originals, target: join(target, "out") })
  const before = await cardsOf(world)
  expect(before.filter(({ type }) => type === "tiktok_video")).toHaveLength(1)
  const copied = readdirSync(join(target, "out"))
  expect(copied.filter((name) => /^[a-z2-7]{20}\.png$/.test(name))).toHaveLength(1)
  expect(copied).toEqual(expect.arrayContaining(["social.yaml", "games"]))
})
