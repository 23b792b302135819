import type { StudioPreview, StudioProblem, StudioTile } from "@confetti/contract/studio"
import { type TileDraft, tileDraft } from "@confetti/contract/tile-draft"
import { previewPictureAddress } from "@confetti/domain/studio/preview-address"
import sharp from "sharp"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { newDraft } from "../src/modules/studio/tiles/new-draft.ts"
import { tileText } from "./pack-folder.ts"
import { type StudioWorld, startStudioWorld } from "./studio-world.ts"

type Checked = { problems: StudioProblem[]; preview: StudioPreview | null }

let world: StudioWorld

beforeAll(async () => {
  const bytes = await sharp({ create: { width: 400, height: 200, channels: 3, background: "#c02020" } })
    .composite([
      { input: { create: { width: 200, height: 200, channels: 3, background: "#2020c0" } }, left: 200, top: 0 },
    ])
    .png()
    .toBuffer()
  world = await startStudioWorld({
    "tiles/space/photo.md": tileText({ title: "A photo of the dark side", picture: "file: two.png" }),
    "tiles/space/two.png": bytes,
  })
})
afterAll(() => world.stop())

const check = async (tile: { id: string }, draft: TileDraft): Promise<Checked> =>
  (await world.call<Checked>("studio-check_tile", { id: tile.id, draft, preview: true })).result

const found = ({ preview }: Checked): StudioPreview => {
  if (!preview) throw new Error("there is no preview")
  return preview
}

const get = (path: string) => world.server.get(path, world.ada.headers)

async function colourAt(path: string, x: number): Promise<string> {
  const response = await get(path)
  expect(response.status).toBe(200)
  const picture = sharp(Buffer.from(await response.arrayBuffer()))
  const { width, height } = await picture.metadata()
  const left = Math.min(width - 1, Math.round(x * width))
  const [red = 0, , blue = 0] = await picture
    .extract({ left, top: height >> 1, width: 1, height: 1 })
    .raw()
    .toBuffer()
  return red > blue ? "red" : "blue"
}

describe("the preview of a draft", () => {
  it("is the document that its readers get once it is published", async () => {
    const tile = await world.newTile()
    const { tile: shown } = found(await check(tile, tile.draft))
    await world.publish(tile)
    const { document } = await (await world.server.get(`/documents/tiles?slug=${tile.slug}`)).json()
    const { id: _, widths: __, ...picture } = shown.picture
    expect({ ...document, picture: { ...document.picture, ...picture }, version: 0 }).toEqual({
      ...shown,
      picture: { ...shown.picture, id: document.picture.id, widths: document.picture.widths },
    })
  })

  it("is there from the first letter, with what is typed and nothing made up in its words", async () => {
    const { tile } = (await world.call<{ tile: StudioTile }>("studio-create_tile", { title: "" })).result
    const checked = await check(tile, { ...tile.draft, title: "Th", categories: ["nowhere"], aspect: "5x5" })
    expect(checked.problems.length).toBeGreaterThan(3)
    const { tile: shown } = found(checked)
    expect([shown.title, shown.teaser, shown.sources, shown.picture.alt]).toEqual(["Th", "", [], ""])
    expect((await get(`${shown.picture.id}-414.webp`)).headers.get("content-type")).toBe("image/webp")
  })

  const long = "long ".repeat(80).slice(0, 400)
  const noSource = { title: "", by: "", year: null, kind: "", doi: null, isbn: null, url: null }
  it.each<[string, (draft: TileDraft) => Partial<TileDraft>]>([
    ["nothing", () => newDraft("")],
    [
      "words that are too long, and too many sources",
      () => ({ title: long, teaser: long, sources: Array.from({ length: 12 }, () => noSource) }),
    ],
    ["no text", () => ({ subtiles: [], opening: [] })],
    [
      "more subtiles than there may be",
      ({ subtiles }) => ({
        subtiles: subtiles
          .slice(0, 1)
          .flatMap((first) => Array.from({ length: 30 }, () => ({ ...first, heading: "Same" }))),
      }),
    ],
    [
      "names and days that are none",
      () => ({ season: "never", updated: "soon", formerly: ["Not a slug"], slug: "../up" }),
    ],
    ["a film that is not there", ({ picture }) => ({ picture: { ...picture, kind: "video", file: "none.mp4" } })],
    ["a picture that is none", ({ picture }) => ({ picture: { ...picture, file: "moon.txt" } })],
    ["a story that grows without days", () => ({ developing: true })],
    ["another tile's slug", () => ({ slug: "moon" })],
  ])("is there for a draft with %s", async (_, changeOf) => {
    const tile = await world.newTile()
    const checked = await check(tile, tileDraft.parse({ ...tile.draft, ...changeOf(tile.draft) }))
    expect(checked.problems).not.toEqual([])
    expect(found(checked).tile.id).not.toBe("")
  })

  it("of a tile that only its file has shows its picture, and saves nothing", async () => {
    const photo = await world.server.db
      .selectFrom("tiles")
      .select("id")
      .where("slug", "=", "photo")
      .executeTakeFirstOrThrow()
    const { draft, version } = (await world.call<{ tile: StudioTile }>("studio-get_tile", photo)).result.tile
    expect(version).toBe(0)
    const checked = await check(photo, { ...draft, title: "Another name for it" })
    expect(checked.problems).toEqual([])
    expect((await get(`${found(checked).tile.picture.id}-414.avif`)).status).toBe(200)
    expect(await world.read("photo")).toBe("A photo of the dark side")
  })

  it("is made only where it is asked for", async () => {
    const tile = await world.newTile()
    const { result } = await world.call<Checked>("studio-check_tile", { id: tile.id, draft: tile.draft })
    expect(result).toEqual({ problems: [], preview: null })
  })
})

describe("a picture that is not published", () => {
  it("is seen by writers alone", async () => {
    const { file } = (await world.newTile()).draft.picture
    const path = `${previewPictureAddress({ file, focus: null }, { aspect: "4x3", category: "space" })}-207.webp`
    expect((await world.server.get(path)).status).toBe(401)
    const seen = await get(path)
    expect([seen.status, seen.headers.get("cache-control")]).toEqual([200, "private, max-age=3600"])
    const { width, height } = await sharp(Buffer.from(await seen.arrayBuffer())).metadata()
    expect([width, height]).toEqual([207, 276])
  })

  it("is cropped around its focus, in the format asked for", async () => {
    const tile = await world.newTile()
    const bytes = await sharp({ create: { width: 400, height: 200, channels: 3, background: "#c02020" } })
      .composite([
        { input: { create: { width: 200, height: 200, channels: 3, background: "#2020c0" } }, left: 200, top: 0 },
      ])
      .png()
      .toBuffer()
    const sent = await fetch(`${world.server.origin}/studio/pictures`, {
      method: "POST",
      headers: world.ada.headers,
      body: new Uint8Array(bytes),
    })
    const { file } = await sent.json()
    for (const [x, colour] of [
      [0, "red"],
      [1, "blue"],
    ] as const) {
      const picture = { ...tile.draft.picture, kind: "file" as const, file, focus: { x, y: 0.5 } }
      const { id } = found(await check(tile, { ...tile.draft, aspect: "19.5x9", picture })).tile.picture
      expect([await colourAt(`${id}-414.webp`, 0), await colourAt(`${id}-414.webp`, 1)]).toEqual([colour, colour])
    }
  })

  it("has a card for links with its title", async () => {
    const tile = await world.newTile()
    const { card } = found(await check(tile, tile.draft))
    const { width, height } = await sharp(Buffer.from(await (await get(card)).arrayBuffer())).metadata()
    expect([width, height]).toEqual([1200, 630])
  })

  it.each([
    "file=aaaaaaaaaaaaaaaaaaaa.png&aspect=4x3&category=space&output=cover-9999.webp",
    "file=aaaaaaaaaaaaaaaaaaaa.png&aspect=4x3&category=space&output=cover-414.svg",
    "file=../../confetti.db&aspect=4x3&category=space&output=cover-207.webp",
    "file=aaaaaaaaaaaaaaaaaaaa.png&aspect=4x3&category=space&output=cover-207.webp",
    "file=aaaaaaaaaaaaaaaaaaaa.png&x=2&y=0&aspect=4x3&category=space&output=cover-207.webp",
    "file=aaaaaaaaaaaaaaaaaaaa.png&category=space&output=cover-207.webp",
    "file=aaaaaaaaaaaaaaaaaaaa.png&shape=9&output=cover-207.webp",
    "file=aaaaaaaaaaaaaaaaaaaa.png&shape=&output=cover-207.webp",
    "aspect=4x3&category=space&output=card.jpg",
    "",
  ])("is none where nothing can be made of %j", async (query) => {
    expect((await get(`/studio/previews?${query}`)).status).toBe(404)
  })
})
