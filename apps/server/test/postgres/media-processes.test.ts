// @module-tag drill
import { expect, it, onTestFinished, vi } from "vitest"
import { pictureFile } from "../../src/modules/media/media-name.ts"
import { mediaOf } from "../../src/modules/media/media-request.ts"
import { addMedia } from "../../src/modules/media/store.ts"
import { openDatabase } from "../../src/platform/db/open-database.ts"
import { startFakeS3 } from "../fake-s3.ts"
import { smallPicture } from "../small-picture.ts"
import { createEmptyDatabase } from "./create-empty-database.ts"
import { startRole } from "./start-role.ts"

const original = `${"m".repeat(20)}.webp`
const art = { kind: "original" as const, file: original }
const picture = mediaOf({ kind: "picture", art, width: 1242, height: 621 })

const longest = { timeout: 100_000 }

it("a picture is drawn by another process where the one that drew it is killed before it is stored, and by one of two at once", async () => {
  const s3 = await startFakeS3()
  onTestFinished(s3.stop)
  const env = { ...s3.env, S3_ANSWER_MS: "60000" }
  await fetch(`${s3.env["S3_ENDPOINT"]}/confetti/media-originals/${original}`, { method: "PUT", body: smallPicture })
  const { url } = await createEmptyDatabase()
  const [one, other] = [await startRole("api", url, env), await startRole("api", url, env)]
  const database = await openDatabase({ DATABASE_URL: url, DATA_DIR: "" })
  onTestFinished(() => database.close())
  await database.db.transaction().execute((tx) => addMedia(tx, [picture]))
  const path = (width: number): string => `/media/${pictureFile(picture.id, width, "webp")}`
  const puts = (width: number): number => s3.count((method, key) => method === "PUT" && key === path(width).slice(1))

  const both = await Promise.all(
    [one, other].map(async ({ origin }) => (await fetch(origin + path(414))).arrayBuffer()),
  )
  expect(both.map(({ byteLength }) => byteLength)).toEqual(Array(2).fill(s3.stored().get(path(414).slice(1))?.length))
  expect(puts(414)).toBe(1)

  s3.silence((method, key) => method === "PUT" && key === path(828).slice(1))
  const asked = fetch(one.origin + path(828)).catch(() => null)
  await vi.waitUntil(() => puts(828) === 1, longest)
  await one.kill()
  await asked
  // The store hears of it after its own while.
  await vi.waitUntil(() => s3.waiting() === 0, longest)
  expect(s3.stored().has(path(828).slice(1))).toBe(false)
  s3.silence(() => false)
  expect((await fetch(other.origin + path(828))).status).toBe(200)
  expect([s3.stored().has(path(828).slice(1)), puts(828)]).toEqual([true, 2])
}, 300_000)
