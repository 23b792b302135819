import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Readable } from "node:stream"
import { buffer } from "node:stream/consumers"
import { gunzipSync, gzipSync } from "node:zlib"
import { day, minute } from "@confetti/domain/durations"
import sharp from "sharp"
import { beforeEach, describe, expect, it, onTestFinished } from "vitest"
import { mediaFolder } from "../src/modules/media/media-folder.ts"
import { sweepOriginals, unusedOriginalDays } from "../src/modules/studio/pictures/sweep-originals.ts"
import { createBackup } from "../src/platform/backup/create-backup.ts"
import { collectNamedFiles } from "../src/platform/backup/named-files.ts"
import { restoreBackup } from "../src/platform/backup/restore-backup.ts"
import { addSession } from "./add-account.ts"
import { type StudioWorld, startStudioWorld } from "./studio-world.ts"
import { openTestDatabase } from "./test-database.ts"

let world: StudioWorld
beforeEach(async () => {
  world = await startStudioWorld()
  onTestFinished(world.stop)
})

async function send(colour: string, who = world.ada): Promise<string> {
  const body = new Uint8Array(
    await sharp({ create: { width: 60, height: 80, channels: 3, background: colour } })
      .png()
      .toBuffer(),
  )
  const response = await fetch(`${world.server.origin}/studio/pictures`, { method: "POST", headers: who.headers, body })
  return ((await response.json()) as { file: string }).file
}

/** Sessions end before the time that a picture is kept. */
const signedInAgain = async () => {
  const token = await addSession(world.server, world.ada.userId)
  return { ...world.ada, headers: { authorization: `Bearer ${token}` } }
}

const originals = () => mediaFolder(world.server.services.config).originals
const isThere = (file: string) => existsSync(join(originals(), file))
const sweepAfter = async (days: number) => {
  world.clock.now += days * day
  await sweepOriginals.run({}, world.server.services)
}

async function draftWith(file: string): Promise<void> {
  const tile = await world.newTile()
  await world.save(tile, { picture: { ...tile.draft.picture, kind: "file", file } })
}

describe("a picture that was sent", () => {
  it("goes after two months where nothing names it, and not before", async () => {
    const file = await send("#123456")
    await sweepAfter(unusedOriginalDays - 1)
    expect(isThere(file)).toBe(true)
    await sweepAfter(2)
    expect(isThere(file)).toBe(false)
    expect(await world.server.db.selectFrom("studio_originals").selectAll().execute()).toEqual([])
    expect(await send("#123456", await signedInAgain())).toBe(file)
    expect(isThere(file)).toBe(true)
  })

  it("stays while a draft, its text, a revision, what readers have, or an item of the shop names it", async () => {
    const [inDraft, inRevision, published, ofItem, left, right] = [
      await send("#111"),
      await send("#222"),
      await send("#333"),
      await send("#444"),
      await send("#555"),
      await send("#666"),
    ]
    await draftWith(inDraft)
    const yaml = `before:\n  picture: ${left}\nafter: { picture: ${right} }`
    await world.newTile({ title: "Two hills", opening: [{ type: "fenced", kind: "compare", yaml }] })
    const tile = await world.newTile({ title: "Another tile" })
    const before = await world.save(tile, { picture: { ...tile.draft.picture, kind: "file", file: inRevision } })
    world.clock.now += 20 * minute
    const shown = await world.save(before, { picture: { ...before.draft.picture, file: published } })
    expect((await world.publish(shown)).problems).toEqual([])
    const words = {
      title: "Wool socks",
      teaser: "Two of them, warm and striped.",
      text: "Knitted of heavy wool in stripes.",
    }
    const picture = { file: ofItem, alt: "A pair of striped socks on a sheet." }
    await world.call("rewards-create_item", {
      itemId: "socks",
      kind: "goods",
      ...words,
      cost: 3,
      picture,
      choice: null,
      variants: [],
    })
    await sweepAfter(unusedOriginalDays + 1)
    const named = [inDraft, left, right, inRevision, published, ofItem]
    expect(named.map(isThere)).toEqual(named.map(() => true))
  })

  it("stays where it is sent again before it goes", async () => {
    const file = await send("#123456")
    world.clock.now += (unusedOriginalDays - 1) * day
    await send("#123456", await signedInAgain())
    await sweepAfter(3)
    expect(isThere(file)).toBe(true)
  })

  it("is refused by what it says of its size, before it is read: 40 MB", async () => {
    const before = readdirSync(originals())
    const response = await fetch(`${world.server.origin}/studio/pictures`, {
      method: "POST",
      headers: world.ada.headers,
      body: new Uint8Array(40 * 1024 * 1024),
    }).catch(() => null)
    // The answer may come before all of it is sent, and some clients hear only that the line was closed.
    if (response)
      expect([response.status, (await response.json()).error.details.code]).toEqual([413, "studio/picture-too-large"])
    expect(readdirSync(originals())).toEqual(before)
  })
})

describe("a backup", () => {
  const backUp = () => {
    const { pool, media } = world.server.services
    const files = { pathOf: media.pathOf, names: () => collectNamedFiles(world.server.services) }
    return buffer(createBackup(pool, new Date(world.clock.now), files) as never)
  }
  async function restored(backup: Buffer): Promise<string> {
    const dir = mkdtempSync(join(tmpdir(), "confetti-restored-"))
    onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
    const database = await openTestDatabase()
    try {
      await restoreBackup(database.pool, Readable.from(backup), dir)
    } finally {
      await database.close()
    }
    return dir
  }

  it("has the pictures that the studio names, and no others", async () => {
    const file = await send("#334455")
    await draftWith(file)
    await send("#ffffff")
    const dir = await restored(await backUp())
    expect(readdirSync(join(dir, "media/originals"))).toEqual([file])
    expect(readFileSync(join(dir, "media/originals", file))).toEqual(readFileSync(join(originals(), file)))
  })

  it("of which a part of a picture is missing is refused, and so is one that leads out of the folder", async () => {
    await draftWith(await send("#334455"))
    const lines = gunzipSync(await backUp())
      .toString()
      .trimEnd()
      .split("\n")
    const at = lines.findIndex((line) => line.startsWith("+"))
    await expect(restored(gzipSync(`${lines.toSpliced(at, 1).join("\n")}\n`))).rejects.toThrow("incomplete")
    const elsewhere = lines.with(at - 1, JSON.stringify({ ...JSON.parse(lines[at - 1] ?? ""), file: "../passwd.txt" }))
    await expect(restored(gzipSync(`${elsewhere.join("\n")}\n`))).rejects.toThrow("unknown kind of file")
  })
})
