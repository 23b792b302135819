import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { StudioOutcome, StudioSummary, StudioTile } from "@confetti/contract/studio"
import sharp from "sharp"
import { expect, it, onTestFinished } from "vitest"
import { isEmptyFolder } from "../src/modules/studio/export/export-pack.ts"
import { bytesBelow, emptyFolder, exportStudio, startFresh } from "./export-studio.ts"
import { questionsText, tileText } from "./pack-folder.ts"
import { shopText } from "./shop-pack.ts"
import type { TestServer } from "./start-test-server.ts"
import { startStudioWorld } from "./studio-world.ts"

const picture = (colour: string) =>
  sharp({ create: { width: 60, height: 80, channels: 3, background: colour } })
    .png()
    .toBuffer()

/** Everything readers have, in the words of the wire. How often a tile was changed on its way is no part of a pack. */
async function contentOf({ db }: TestServer): Promise<unknown> {
  const tiles = await db.selectFrom("tiles").select("document").where("removed_at", "is", null).orderBy("id").execute()
  const subtiles = await db.selectFrom("subtiles").select("document").orderBy("id").execute()
  const withoutVersion = ({ document }: { document: string }) => document.replace(/"version":\d+/, '"version":0')
  return {
    tiles: tiles.map(withoutVersion),
    subtiles: subtiles.map(withoutVersion),
    hashes: await db
      .selectFrom("tiles")
      .select(["id", "slug", "content_hash", "all_words"])
      .where("removed_at", "is", null)
      .orderBy("id")
      .execute(),
    questions: await db.selectFrom("tile_questions").selectAll().orderBy("tile_id").orderBy("number").execute(),
    formerSlugs: await db.selectFrom("former_slugs").selectAll().orderBy("slug").execute(),
    pages: await db.selectFrom("pages").selectAll().orderBy("slug").execute(),
    categories: await db.selectFrom("categories").selectAll().orderBy("slug").execute(),
  }
}

it("what was written in the studio is written back as a pack that gives the same content", async () => {
  const world = await startStudioWorld({
    "tiles/space/moon.md": tileText({ questions: questionsText }),
    "tiles/space/photo.md": tileText({ title: "A photo of the dark side", picture: "file: dark.png" }),
    "tiles/space/dark.png": await picture("#101020"),
  })
  onTestFinished(world.stop)
  const { call, pack, server } = world
  const { tiles } = (await call<{ tiles: StudioSummary[] }>("studio-list_tiles", {})).result
  const takeOver = async (slug: string): Promise<StudioTile> => {
    const id = tiles.find((tile) => tile.slug === slug)?.id
    return (await call<StudioOutcome>("studio-take_over_tile", { id })).result.tile
  }
  const moon = await takeOver("moon")
  await world.publish(await world.save(moon, { title: "The Moon: its tides, “in stone”", season: "12-01/01-06" }))
  await call("studio-rename", { id: moon.id, slug: "stone-tides" })
  const photo = await takeOver("photo")
  // Its picture is the studio's from then on.
  pack.write("tiles/space/dark.png", await picture("#ffffff"))
  await world.publish(await world.save(photo, { picture: { ...photo.draft.picture, focus: { x: 0.25, y: 0.5 } } }))
  await world.publish(await world.newTile(), "2026-12-24T18:00:00+01:00")
  await call("studio-archive_tile", { id: (await takeOver("whales")).id })

  const { target, exported } = await exportStudio(server)
  expect(exported).toEqual({
    tiles: 3,
    written: ["tiles/space/bread-rises-while-nobody-looks.md", "tiles/space/photo.md", "tiles/space/stone-tides.md"],
    leftOut: ["tiles/ocean/whales.md", "tiles/space/moon.md", "tiles/space/photo.md"],
  })
  expect(readFileSync(join(target, "tiles/space/stone-tides.md"), "utf8")).toContain("formerly:\n  - moon\n")

  const fresh = await startFresh(target, () => world.clock.now)
  expect(await contentOf(fresh)).toEqual(await contentOf(server))
})

it("goes to an empty folder alone", async () => {
  const folder = emptyFolder()
  expect([await isEmptyFolder(folder), await isEmptyFolder(join(folder, "none"))]).toEqual([true, true])
  writeFileSync(join(folder, "pack.yaml"), "")
  expect(await isEmptyFolder(folder)).toBe(false)
})

it("a fresh machine gets the same feed, rail and shop from an export, and exports the same bytes", async () => {
  const world = await startStudioWorld({
    "shop/shop.yaml": `# The shop.\n${shopText}`,
    "shop/thing.png": await picture("#888"),
  })
  onTestFinished(world.stop)
  const { call, server, ada } = world
  const sent = async (colour: string): Promise<string> => {
    const body = new Uint8Array(await picture(colour))
    const response = await fetch(`${server.origin}/studio/pictures`, { method: "POST", headers: ada.headers, body })
    return ((await response.json()) as { file: string }).file
  }
  const tile = await world.newTile()
  const cover = {
    ...tile.draft.picture,
    kind: "file" as const,
    file: await sent("#104060"),
    focus: { x: 0.25, y: 0.5 },
  }
  expect((await world.publish(await world.save(tile, { picture: cover }))).problems).toEqual([])

  await call("studio-take_over_file", { file: "pack.yaml" })
  const { brand } = (await call<{ brand: object }>("studio-get_brand", {})).result
  const icon = await sent("#ffcc00")
  const large = await sharp({ create: { width: 512, height: 512, channels: 3, background: "#ffcc00" } })
    .png()
    .toBuffer()
  const response = await fetch(`${server.origin}/studio/pictures`, {
    method: "POST",
    headers: ada.headers,
    body: new Uint8Array(large),
  })
  const { file: square } = (await response.json()) as { file: string }
  expect(square).not.toBe(icon)
  const branded = { ...brand, name: "Lantern", hue: 12.5, icon: square }
  expect((await call<StudioOutcome>("studio-save_brand", { base: 1, brand: branded })).result.problems).toEqual([])
  await call("studio-take_over_file", { file: "categories.yaml" })
  const { categories } = (await call<{ categories: object[] }>("studio-get_categories", {})).result
  await call("studio-save_categories", { base: 1, categories: categories.toReversed() })

  const socks = {
    title: "Wool socks",
    teaser: "Two of them, warm and striped.",
    text: "Knitted of heavy wool.\nIn stripes: “five” of them.",
    cost: 300,
    picture: { file: await sent("#cc3333"), alt: "A pair of striped socks on a grey sheet." },
    choice: null,
    variants: [],
  }
  expect((await call("rewards-create_item", { itemId: "socks", kind: "goods", ...socks })).status).toBe(200)
  await call("rewards-restock_item", { itemId: "socks", variant: "", pieces: 12, note: "A box came.", dryRun: false })
  await call("rewards-switch_item", { itemId: "socks", status: 0 })
  await call("rewards-switch_item", { itemId: "hat", status: 0 })
  const stickers = { ...socks, title: "Nine stickers", picture: { file: null, alt: socks.picture.alt }, cost: 90 }
  expect((await call("rewards-save_item", { itemId: "stickers", version: 1, ...stickers })).status).toBe(200)

  const { target, exported } = await exportStudio(server)
  expect(exported.written).toContain("shop/shop.yaml")
  expect(readFileSync(join(target, "shop/shop.yaml"), "utf8")).toContain("# The shop.")
  const fresh = await startFresh(target, () => world.clock.now)
  expect(await contentOf(fresh)).toEqual(await contentOf(server))
  for (const path of ["/documents/categories", "/documents/feedCards"])
    expect(await (await fresh.get(path)).json(), path).toEqual(await (await server.get(path)).json())
  for (const name of ["users-get_home_feed", "rewards-list_items"])
    expect(await (await fresh.call(name)).json(), name).toEqual(await (await server.call(name)).json())
  expect(fresh.services.content.current().brand).toEqual(server.services.content.current().brand)

  const again = await exportStudio(fresh)
  expect(again.exported.written).toEqual([])
  expect(bytesBelow(again.target)).toEqual(bytesBelow(target))
})
