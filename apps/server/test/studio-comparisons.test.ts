import { existsSync } from "node:fs"
import { join } from "node:path"
import type { StudioPreview, StudioProblem } from "@confetti/contract/studio"
import type { Tile } from "@confetti/contract/tile"
import type { TileDraft } from "@confetti/contract/tile-draft"
import sharp from "sharp"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { exportStudio, startFresh } from "./export-studio.ts"
import { tileText } from "./pack-folder.ts"
import { fieldsOf, type StudioWorld, startStudioWorld } from "./studio-world.ts"
import type { TestServer } from "./start-test-server.ts"

const png = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()

/** The YAML that the form writes. */
const yamlOf = (before: string, after: string) => `before:
  picture: ${before}
  alt: A bare hill under low clouds.
  label: "1900"
after:
  picture: ${after}
  alt: The same hill with a wood on it.
  label: "2000"
caption: One hill, a century apart.`

const opening = (before: string, after: string): TileDraft["opening"] => [
  { type: "paragraph", text: ["A hill is never the same."] },
  { type: "fenced", kind: "compare", yaml: yamlOf(before, after) },
]

let world: StudioWorld
let old: string
let young: string
beforeAll(async () => {
  world = await startStudioWorld({
    "tiles/space/moon.md": tileText().replace(
      "Its text.\n",
      `Its text.\n\n\`\`\`compare\n${yamlOf("a.png", "b.png")}\n\`\`\`\n`,
    ),
    "tiles/space/a.png": await png(300, 200, "#604020"),
    "tiles/space/b.png": await png(300, 200, "#206040"),
  })
  old = await send(600, 400, "#604020")
  young = await send(1200, 800, "#206040")
})
afterAll(() => world.stop())

async function send(width: number, height: number, colour: string): Promise<string> {
  const body = new Uint8Array(await png(width, height, colour))
  const asked = { method: "POST", headers: world.ada.headers, body }
  return ((await (await fetch(`${world.server.origin}/studio/pictures`, asked)).json()) as { file: string }).file
}

type Checked = { problems: StudioProblem[]; preview: StudioPreview | null }

const check = async (id: string, draft: TileDraft): Promise<Checked> =>
  (await world.call<Checked>("studio-check_tile", { id, draft, preview: true })).result

const pairIn = (text: Tile["body"] = []) => {
  const pictures = text.find((block) => block.type === "compare")?.pictures
  if (!pictures) throw new Error("there is no pair")
  return pictures
}

async function documentOf(server: TestServer, slug: string): Promise<Tile> {
  return (await (await server.get(`/documents/tiles?slug=${slug}`)).json()).document
}

async function seen(path: string): Promise<{ size: string; isRed: boolean }> {
  const response = await world.server.get(path, world.ada.headers)
  expect(response.status).toBe(200)
  const picture = sharp(Buffer.from(await response.arrayBuffer()))
  const { width, height } = await picture.metadata()
  const [red = 0, green = 0] = await picture.extract({ left: 1, top: 1, width: 1, height: 1 }).raw().toBuffer()
  return { size: `${width} × ${height}`, isRed: red > green }
}

describe("two pictures that an editor sent", () => {
  it("are seen in the preview, by writers alone, and published and exported with their tile", async () => {
    const tile = await world.newTile({ title: "A hill, a century apart" })
    const saved = await world.save(tile, { opening: opening(old, young) })
    const { problems, preview } = await check(tile.id, saved.draft)
    expect(problems).toEqual([])
    const shown = pairIn(preview?.tile.body)
    expect(shown).toMatchObject({ before: { width: 1242, height: 828 }, after: { width: 1242, height: 828 } })
    expect(await seen(`${shown.before.id}-414.webp`)).toEqual({ size: "414 × 276", isRed: true })
    expect(await seen(`${shown.after.id}-828.avif`)).toEqual({ size: "828 × 552", isRed: false })
    expect((await world.server.get(`${shown.before.id}-414.webp`)).status).toBe(401)

    expect((await world.publish(saved)).problems).toEqual([])
    const document = await documentOf(world.server, tile.slug)
    const { before, after } = pairIn(document.body)
    for (const { id } of [before, after]) expect((await world.server.get(`/media/${id}-414.webp`)).status).toBe(200)

    const { target } = await exportStudio(world.server)
    for (const file of [old, young]) expect(existsSync(join(target, "tiles/space", file))).toBe(true)
    const fresh = await startFresh(target, () => world.clock.now)
    expect(pairIn((await documentOf(fresh, tile.slug)).body)).toEqual({ before, after })
  })

  it.each([
    [
      "of another shape",
      () => send(400, 400, "#206040"),
      /^compare: `after.picture` \S+ is 400 × 400, and \S+ is 600 × 400: crop both to the same shape$/,
    ],
    ["the same once more", async () => old, /is the same file as `before.picture`/],
    [
      "that nobody sent",
      async () => "aaaaaaaaaaaaaaaaaaaa.png",
      /aaaaaaaaaaaaaaaaaaaa.png was not found beside this file/,
    ],
    ["that is a film", async () => "aaaaaaaaaaaaaaaaaaaa.mp4", /must name a JPEG, PNG, WebP or AVIF file/],
    ["that lies elsewhere", async () => "../../pack.png", /must name a JPEG, PNG, WebP or AVIF file/],
    ["that was never chosen", async () => "", /after.picture/],
  ])("are refused with one %s, at their text, and nothing is published", async (_, otherFile, message) => {
    const tile = await world.newTile({ title: "A hill that is not published" })
    const saved = await world.save(tile, { opening: opening(old, await otherFile()) })
    const { problems, preview } = await check(tile.id, saved.draft)
    const outcome = await world.publish(saved)
    for (const found of [problems, outcome.problems]) {
      expect(fieldsOf(found)).toEqual(["opening"])
      expect(found[0]?.message).toMatch(message)
    }
    expect(await world.read(tile.slug)).toBeNull()
    // Valid fields beside it are shown nevertheless.
    expect(JSON.stringify(preview?.tile.body)).toContain("A hill is never the same.")
  })

  it("are strips that nobody could compare on a phone", async () => {
    const tile = await world.newTile({ title: "A hill in two strips" })
    const strips = opening(await send(400, 100, "#604020"), await send(400, 100, "#206040"))
    const { problems } = await world.publish(await world.save(tile, { opening: strips }))
    expect(fieldsOf(problems)).toEqual(["opening"])
    expect(problems[0]?.message).toContain("it must be 0.6 to 2.5 times as wide as it is high")
  })
})

it("a pair beside a tile's file is seen in the preview before the tile is taken over", async () => {
  const { id } = await documentOf(world.server, "moon")
  const { draft } = (await world.call<{ tile: { draft: TileDraft } }>("studio-get_tile", { id })).result.tile
  const { problems, preview } = await check(id, draft)
  expect(problems).toEqual([])
  const { before, after } = pairIn(preview?.tile.subtiles[0]?.body)
  expect([await seen(`${before.id}-414.webp`), await seen(`${after.id}-414.webp`)]).toEqual([
    { size: "414 × 276", isRed: true },
    { size: "414 × 276", isRed: false },
  ])
})
