import { spawn } from "node:child_process"
import { randomBytes } from "node:crypto"
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { text } from "node:stream/consumers"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { type FakeS3, startFakeS3 } from "./fake-s3.ts"

// A test starts up to three programs, one after the other.
vi.setConfig({ testTimeout: 120_000 })

const program = join(import.meta.dirname, "../src/bin/media-move.ts")
let s3: FakeS3
let dataDir: string
beforeEach(async () => {
  s3 = await startFakeS3()
  dataDir = mkdtempSync(join(tmpdir(), "confetti-move-"))
})
afterEach(async () => {
  await s3.stop()
  rmSync(dataDir, { recursive: true })
})

function start(args: string[] = [], env: Record<string, string> = s3.env) {
  const child = spawn(process.execPath, [program, ...args], {
    env: { PATH: process.env["PATH"], DATA_DIR: dataDir, ...env },
  })
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve))
  const said = Promise.all([text(child.stdout), text(child.stderr), ended])
  return { child, done: said.then(([out, err, code]) => ({ out, err, code })) }
}

const pathOf = (key: string): string => join(dataDir, "uploads", key)

/** Originals and made files, by their keys. */
function fill(count: number, size = 1000): Map<string, Buffer> {
  for (const folder of ["originals", "made", "work"]) mkdirSync(pathOf(folder), { recursive: true })
  const files = new Map<string, Buffer>()
  for (let n = 0; n < count; n += 1) {
    const id = randomBytes(16).toString("hex")
    const key = n % 2 === 0 ? `originals/${id}` : `made/${id}-wide.avif`
    files.set(key, randomBytes(size))
  }
  for (const [key, bytes] of files) writeFileSync(pathOf(key), bytes)
  return files
}

it("moves every whole file, and neither what is worked on nor what has not arrived", async () => {
  const files = fill(4)
  const half = `originals/${"a".repeat(32)}`
  writeFileSync(pathOf(half), randomBytes(10))
  writeFileSync(pathOf(`${half}.json`), JSON.stringify({ id: half, size: 20, offset: 0 }))
  writeFileSync(pathOf("work/half"), "half")
  const { out, code } = await start().done
  expect(code).toBe(0)
  expect(s3.stored()).toEqual(files)
  expect(out).toContain("sent 4 files (4,000 bytes); 0 files (0 bytes) were already there")
  expect(out).toContain("Skipped 1 ")
  for (const key of files.keys()) expect(existsSync(pathOf(key))).toBe(true)
})

it("moves pictures, films and originals, and neither ghosts nor what is half written", async () => {
  const id = "abcdefghij".repeat(2)
  const media = join(dataDir, "media")
  for (const folder of ["originals", "ghosts"]) mkdirSync(join(media, folder), { recursive: true })
  const moved = {
    [`media/${id}-414.avif`]: `${id}-414.avif`,
    [`media/${id}.mp4`]: `${id}.mp4`,
    "media/emoji-1fa90-64.webp": "emoji-1fa90-64.webp",
    [`media-originals/${id}-cover.jpg`]: `originals/${id}-cover.jpg`,
    [`media-originals/${id}.vtt`]: `originals/${id}.vtt`,
  }
  for (const file of Object.values(moved)) writeFileSync(join(media, file), file)
  for (const file of [`ghosts/${id}.json`, `.${id}-828.avif.0a.unfinished`, "originals/notes.txt", "other.avif"])
    writeFileSync(join(media, file), "not moved")
  const { out, code } = await start().done
  expect([code, out.includes("sent 5 files")]).toEqual([0, true])
  const stored = [...s3.stored()].map(([key, bytes]) => [key, bytes.toString()])
  expect(Object.fromEntries(stored)).toEqual(moved)
  const film = await fetch(`${s3.env["S3_ENDPOINT"]}/confetti/media/${id}.mp4`)
  expect([film.headers.get("content-type"), film.headers.get("cache-control")]).toEqual([
    "video/mp4",
    "public, max-age=31536000, immutable",
  ])
})

it("goes on where a killed run was", async () => {
  const files = fill(40, 200_000)
  const killed = start()
  await vi.waitUntil(() => s3.stored().size >= 5, { timeout: 60_000, interval: 1 })
  killed.child.kill("SIGKILL")
  expect((await killed.done).code).toBe(null)
  // Bytes already sent still arrive.
  await vi.waitUntil(() => s3.connected() === 0, { timeout: 60_000, interval: 1 })
  const before = s3.stored().size
  expect(before).toBeLessThan(files.size)
  const { out, code } = await start().done
  expect(code).toBe(0)
  expect(s3.stored()).toEqual(files)
  expect(out).toMatch(new RegExp(`sent ${files.size - before} files .*; ${before} files .* were already there`))
})

it("sends again what the store holds otherwise, of the same size", async () => {
  const files = fill(3)
  await start().done
  const [key = "none"] = files.keys()
  await fetch(`${s3.env["S3_ENDPOINT"]}/confetti/${key}`, { method: "PUT", body: randomBytes(1000) })
  expect(s3.stored()).not.toEqual(files)
  const { out } = await start().done
  expect(out).toContain("sent 1 files (1,000 bytes); 2 files (2,000 bytes) were already there")
  expect(s3.stored()).toEqual(files)
})

it("moves nothing from an empty folder, and from none", async () => {
  expect(await start().done).toMatchObject({ code: 0, err: "" })
  fill(0)
  const { out, code } = await start().done
  expect(code).toBe(0)
  expect(out).toContain("sent 0 files (0 bytes)")
  expect(s3.stored().size).toBe(0)
})

it("deletes from the folder only when asked, and only when all is there", async () => {
  const files = fill(3)
  const [, , last = "none"] = [...files.keys()].toSorted()
  s3.failNext(50, (method, key) => method === "PUT" && key === last)
  const failed = await start(["--delete-source"]).done
  expect(failed.code).toBe(1)
  expect(failed.err).toContain(`Could not move ${last}`)
  for (const [key, bytes] of files) expect(readFileSync(pathOf(key)).equals(bytes)).toBe(true)
  s3.failNext(0, () => false)
  expect((await start(["--delete-source"]).done).out).toContain("Deleted 3 files")
  for (const key of files.keys()) expect(existsSync(pathOf(key))).toBe(false)
  expect(s3.stored()).toEqual(files)
})

it("says in one line what is missing", async () => {
  const unset = await start([], {}).done
  expect(unset).toMatchObject({ code: 1, out: "" })
  expect(unset.err).toMatch(/^Set S3_BUCKET.*\n$/)
  const partly = await start([], { S3_BUCKET: "confetti" }).done
  expect(partly.code).toBe(1)
  expect(partly.err).toContain("must be set together")
  expect((await start(["--delete"]).done).err).toMatch(/^Unknown option '--delete'/)
})
