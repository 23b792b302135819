import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { StudioOutcome, StudioSummary, StudioTile } from "@confetti/contract/studio"
import sharp from "sharp"
import { expect, it, onTestFinished } from "vitest"
import { noOverlay } from "../src/modules/content/pack/overlay.ts"
import { lockContent } from "../src/modules/content/store.ts"
import { mediaFolder } from "../src/modules/media/media-folder.ts"
import { exportPack, isEmptyFolder } from "../src/modules/studio/export/export-pack.ts"
import { studioOverlay } from "../src/modules/studio/overlay/overlay-store.ts"
import { questionsText, tileText } from "./pack-folder.ts"
import { startTestServer, type TestServer } from "./start-test-server.ts"
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

  const target = mkdtempSync(join(tmpdir(), "confetti-export-"))
  onTestFinished(() => rmSync(target, { recursive: true, force: true }))
  const overlay = await studioOverlay.read(server.db)
  const { originals } = mediaFolder(server.services.config.DATA_DIR)
  const exported = await exportPack({ dir: pack.dir, overlay, originals, target })
  expect(exported).toEqual({
    tiles: 3,
    written: ["tiles/space/bread-rises-while-nobody-looks.md", "tiles/space/photo.md", "tiles/space/stone-tides.md"],
    leftOut: ["tiles/ocean/whales.md", "tiles/space/moon.md", "tiles/space/photo.md"],
  })
  expect(readFileSync(join(target, "tiles/space/stone-tides.md"), "utf8")).toContain("formerly:\n  - moon\n")

  const fresh = await startTestServer({ env: { CONTENT_DIR: target }, clock: () => world.clock.now })
  onTestFinished(() => fresh.stop())
  const content = await fresh.services.publisher.prepare(noOverlay)
  await fresh.db.transaction().execute(async (tx) => {
    await lockContent(tx)
    await content.write(tx, new Date(world.clock.now))
  })
  expect(await contentOf(fresh)).toEqual(await contentOf(server))
})

it("goes to an empty folder alone", async () => {
  const folder = mkdtempSync(join(tmpdir(), "confetti-export-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  expect([await isEmptyFolder(folder), await isEmptyFolder(join(folder, "none"))]).toEqual([true, true])
  writeFileSync(join(folder, "pack.yaml"), "")
  expect(await isEmptyFolder(folder)).toBe(false)
})
