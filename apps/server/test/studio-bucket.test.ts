import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Readable } from "node:stream"
import { buffer } from "node:stream/consumers"
import { day } from "@confetti/domain/durations"
import sharp from "sharp"
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest"
import { listMediaFiles } from "../src/modules/media/list-media-files.ts"
import { sweepOriginals, unusedOriginalDays } from "../src/modules/studio/pictures/sweep-originals.ts"
import { createBackup } from "../src/platform/backup/create-backup.ts"
import { collectNamedFiles } from "../src/platform/backup/named-files.ts"
import { restoreBackup } from "../src/platform/backup/restore-backup.ts"
import { type FakeS3, startFakeS3 } from "./fake-s3.ts"
import { startTestServer, type TestServer } from "./start-test-server.ts"
import { type StudioWorld, startStudioWorld } from "./studio-world.ts"
import { openTestDatabase } from "./test-database.ts"

/** On a busy machine the store, which is this process too, takes its time. */
const patient = { S3_ANSWER_MS: "60000" }

let s3: FakeS3
let world: StudioWorld
/** Another server of the same database and bucket, with a disk of its own. */
let other: TestServer
beforeAll(async () => {
  s3 = await startFakeS3()
  world = await startStudioWorld({}, { ...s3.env, ...patient })
  const { CONTENT_DIR, EDITORS } = world.server.services.config
  const env = { ...s3.env, ...patient, CONTENT_DIR, EDITORS: EDITORS.join() }
  other = await startTestServer({ env, beside: world.server, clock: () => world.clock.now })
})
afterAll(async () => {
  await other.stop()
  await world.stop()
  await s3.stop()
})

const bytesOf = (colour: string): Promise<Buffer> =>
  sharp({ create: { width: 600, height: 800, channels: 3, background: colour } })
    .png()
    .toBuffer()

async function send(bytes: Buffer): Promise<string> {
  const sent = { method: "POST", headers: world.ada.headers, body: new Uint8Array(bytes) }
  const response = await fetch(`${world.server.origin}/studio/pictures`, sent)
  expect(response.status).toBe(200)
  return ((await response.json()) as { file: string }).file
}

it("shows a picture that was sent to one server on the other, before and after it is published there", async () => {
  const bytes = await bytesOf("#335577")
  const file = await send(bytes)
  const shown = await other.get(`/studio/pictures/${file}`, world.ada.headers)
  expect(Buffer.from(await shown.arrayBuffer()).equals(bytes)).toBe(true)
  const tile = await world.newTile()
  const saved = await world.save(tile, { picture: { ...tile.draft.picture, kind: "file", file } })
  const data = { id: saved.id, base: saved.version, at: null }
  expect((await other.call("studio-publish_tile", data, world.ada.headers)).status).toBe(200)
  await other.services.content.refresh()
  const { document } = await (await other.get(`/documents/tiles?slug=${saved.draft.slug}`)).json()
  const { picture } = document
  const answers = await Promise.all([world.server, other].map((server) => server.get(`/media/${picture.id}-414.webp`)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
})

it("backs up what lies in the bucket, and moves it there again after a restore", async () => {
  const bytes = await bytesOf("#224466")
  const file = await send(bytes)
  const tile = await world.newTile()
  await world.save(tile, { picture: { ...tile.draft.picture, kind: "file", file } })
  const { services } = other
  const files = { pathOf: services.media.pathOf, names: () => collectNamedFiles(services) }
  const backup = await buffer(createBackup(services.pool, new Date(world.clock.now), files) as never)
  const dir = mkdtempSync(join(tmpdir(), "confetti-restored-"))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  const database = await openTestDatabase()
  await restoreBackup(database.pool, Readable.from(backup), dir).finally(() => database.close())
  expect(readdirSync(join(dir, "media/originals"))).toContain(file)
  expect(readFileSync(join(dir, "media/originals", file)).equals(bytes)).toBe(true)
  expect((await listMediaFiles(dir)).map(({ key }) => key)).toContain(`media-originals/${file}`)
})

it("sweeps the bucket of what nothing names, and takes it again from who sends it once more", async () => {
  const bytes = await bytesOf("#446688")
  const file = await send(bytes)
  const key = `media-originals/${file}`
  expect(s3.stored().has(key)).toBe(true)
  world.clock.now += (unusedOriginalDays + 1) * day
  await sweepOriginals.run({}, other.services)
  expect(s3.stored().has(key)).toBe(false)
  // The first server has it in its cache still.
  world.clock.now -= (unusedOriginalDays + 1) * day
  expect(await send(bytes)).toBe(file)
  expect(s3.stored().get(key)?.equals(bytes)).toBe(true)
})
