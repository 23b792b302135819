import { once } from "node:events"
import { existsSync, readdirSync } from "node:fs"
import { get, type IncomingMessage } from "node:http"
import { join } from "node:path"
import { hour } from "@confetti/domain/durations"
import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest"
import { mediaFolder } from "../src/modules/media/media-folder.ts"
import { filmFile, pictureFile } from "../src/modules/media/media-name.ts"
import { filmVersion, mediaOf } from "../src/modules/media/media-request.ts"
import { addMedia } from "../src/modules/media/store.ts"
import { trimCache } from "../src/modules/media/trim-cache.ts"
import { type FakeS3, startFakeS3 } from "./fake-s3.ts"
import { smallPicture } from "./small-picture.ts"
import { startTestServer, type TestServer } from "./start-test-server.ts"

const patient = { timeout: 120_000 }
const size = { width: 1242, height: 621 }
const original = `${"m".repeat(20)}.webp`

let s3: FakeS3
let one: TestServer
let other: TestServer
beforeAll(async () => {
  s3 = await startFakeS3()
  // On a busy machine the store, which is this process too, takes its time.
  const env = { ...s3.env, S3_ANSWER_MS: "60000" }
  one = await startTestServer({ env })
  other = await startTestServer({ env, beside: one })
  await putThere(`media-originals/${original}`, smallPicture)
})
afterAll(async () => {
  await other.stop()
  await one.stop()
  await s3.stop()
})

/** Each test's own picture, which nobody has made. */
let made = 0
let name: string
let unseen: string
let path: string
let key: string
beforeEach(async () => {
  made += 1
  const art = { kind: "original" as const, file: original, focus: { x: 0.5, y: made / 100 } }
  const picture = mediaOf({ kind: "picture", art, ...size })
  await one.db.transaction().execute((tx) => addMedia(tx, [picture]))
  name = pictureFile(picture.id, 414, "webp")
  unseen = `/media/${pictureFile(picture.id, 828, "webp")}`
  path = `/media/${name}`
  key = `media/${name}`
})

const puts = (): number => s3.count((method, each) => method === "PUT" && each === key)
const gets = (): number => s3.count((method, each) => method === "GET" && each === key)
const bytesOf = async (answer: Response): Promise<Buffer> => Buffer.from(await answer.arrayBuffer())
const cached = ({ services }: TestServer): string => join(mediaFolder(services.config).files, name)
const shown = async (server: TestServer): Promise<Buffer> => {
  const answer = await server.get(path)
  expect(answer.status).toBe(200)
  return bytesOf(answer)
}
/** Puts something into the bucket behind the servers' backs. */
const putThere = (name: string, body: string | Buffer<ArrayBuffer>) =>
  fetch(`${s3.env["S3_ENDPOINT"]}/confetti/${name}`, { method: "PUT", body })

describe("a picture in the bucket", () => {
  it("is drawn once, whichever servers are asked for it at once, and is the same from all of them", async () => {
    const answers = await Promise.all([one, other, one, other, other, one].map((server) => server.get(path)))
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
    const [first, ...others] = await Promise.all(answers.map(bytesOf))
    for (const each of others) expect(each.equals(first as Buffer)).toBe(true)
    expect(new Set(answers.map(({ headers }) => headers.get("etag"))).size).toBe(1)
    expect(puts()).toBe(1)
    expect(
      s3
        .stored()
        .get(key)
        ?.equals(first as Buffer),
    ).toBe(true)
  })

  it("is kept for ever by every cache, says so there too, and is not sent to who has it", async () => {
    const answer = await one.get(path)
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable")
    const etag = answer.headers.get("etag") as string
    expect((await other.get(path, { "if-none-match": etag })).status).toBe(304)
    const there = await fetch(`${s3.env["S3_ENDPOINT"]}/confetti/${key}`)
    expect(there.headers.get("cache-control")).toBe("public, max-age=31536000, immutable")
    expect(there.headers.get("content-type")).toBe("image/webp")
  })

  it("is served from the server's own disk once it was fetched", async () => {
    await shown(one)
    await shown(other)
    const before = gets()
    await shown(one)
    await shown(other)
    expect(gets()).toBe(before)
  })

  it("is fetched again after the cache was trimmed, and not drawn again", async () => {
    const bytes = await shown(one)
    const folder = mediaFolder(one.services.config)
    await trimCache(folder, 1, new Date())
    expect(existsSync(cached(one))).toBe(true)
    await trimCache(folder, 1, new Date(Date.now() + hour))
    expect(existsSync(cached(one))).toBe(false)
    expect((await shown(one)).equals(bytes)).toBe(true)
    expect(puts()).toBe(1)
  })

  it("stays in the cache where it was used last", async () => {
    await shown(one)
    const folder = mediaFolder(one.services.config)
    await trimCache(folder, 1e9, new Date())
    await shown(one)
    await trimCache(folder, 1, new Date(Date.now() + 2 * hour))
    expect(existsSync(cached(one))).toBe(true)
    expect(readdirSync(folder.originals)).toEqual([])
  })

  it("is answered while the database is of no use, as long as it was drawn", async () => {
    await shown(one)
    await sql`alter table media rename to away`.execute(one.db)
    await shown(other).finally(() => sql`alter table away rename to media`.execute(one.db))
  })
})

describe("a film in the bucket", () => {
  const film = filmFile(mediaOf({ kind: "film", version: filmVersion, file: `${"a".repeat(20)}.mp4` }).id)

  it("is answered in part, by a server that never had it", async () => {
    await putThere(`media/${film}`, "0123456789")
    const part = await one.get(`/media/${film}`, { range: "bytes=2-4" })
    expect([part.status, part.headers.get("content-range"), part.headers.get("content-type")]).toEqual([
      206,
      "bytes 2-4/10",
      "video/mp4",
    ])
    expect(await part.text()).toBe("234")
    expect((await other.get(`/media/${film}`, { range: "bytes=20-" })).status).toBe(416)
  })
})

describe("whoever draws", () => {
  const lease = (file: string) =>
    one.db
      .insertInto("media_leases")
      .values({ file, holder: "another", is_asked: true, until: sql<Date>`now() + interval '1 day'` })
      .execute()
  const expire = () =>
    one.db
      .updateTable("media_leases")
      .set({ until: new Date(0) })
      .execute()

  it("is waited for, and followed where it died before it had stored anything", async () => {
    await lease(name)
    const asked = one.get(path)
    await vi.waitUntil(() => gets() >= 3, patient)
    expect(puts()).toBe(0)
    await expire()
    expect((await asked).status).toBe(200)
    expect(puts()).toBe(1)
    expect(await one.db.selectFrom("media_leases").select("file").where("file", "=", name).execute()).toEqual([])
  })

  it("is not waited for where nobody waits for it", async () => {
    await one.db
      .insertInto("media_leases")
      .values({ file: name, holder: "another", is_asked: false, until: sql<Date>`now() + interval '1 day'` })
      .execute()
    await shown(one)
  })

  it("gives up what it drew where another's is there already", async () => {
    let isOthers = false
    s3.silence((method, each) => method === "PUT" && each === key && !isOthers)
    const asked = one.get(path)
    await vi.waitUntil(() => puts() === 1, patient)
    isOthers = true
    await putThere(key, "another's")
    s3.silence(null)
    expect(await (await asked).text()).toBe("another's")
    expect((await shown(other)).toString()).toBe("another's")
  })
})

describe("while the store is away", () => {
  const refusal = async (server: TestServer, each: string) => {
    const answer = await server.get(each)
    return [answer.status, answer.headers.get("retry-after"), (await answer.json()).error.details.code]
  }
  const refused = [503, "2", "server/unavailable"]

  it("pictures that are cached go on, others are refused, and all of it heals", async () => {
    const hasty = await startTestServer({ env: s3.env, beside: one })
    onTestFinished(hasty.stop)
    const isShown = async (server: TestServer, each: string) => (await server.get(each)).status === 200
    await vi.waitUntil(() => isShown(hasty, path), patient)
    const bytes = await shown(hasty)
    s3.silence(() => true)
    expect(await refusal(hasty, unseen)).toEqual(refused)
    // No request waits a second time: the circuit breaker is open.
    const others = await Promise.all(Array.from({ length: 5 }, () => refusal(hasty, unseen)))
    expect(new Set(others.map(String))).toEqual(new Set([String(refused)]))
    expect((await shown(hasty)).equals(bytes)).toBe(true)
    expect((await hasty.get("/documents/categories")).status).toBe(200)
    s3.silence(null)
    await vi.waitUntil(() => isShown(hasty, unseen), patient)
  })

  it("keeps nothing that could not be stored", async () => {
    s3.failNext(1000, (method) => method === "PUT")
    expect(await refusal(one, path)).toEqual(refused)
    expect(existsSync(cached(one))).toBe(false)
    s3.failNext(0, () => false)
    await shown(one)
  })
})

describe("what a name may ask for", () => {
  const cover = `${"c".repeat(20)}-cover.jpg`
  it.each([
    `/media/originals/${cover}`,
    `/media/media-originals/${cover}`,
    `/media/..%2fmedia-originals%2f${cover}`,
    `/media/../media-originals/${cover}`,
    "/media/..%2foriginals%2f0123456789abcdef0123456789abcdef",
    "/media/made%2f0123456789abcdef0123456789abcdef-64.avif",
    "/media/u%2f0123456789abcdef0123456789abcdef-64.avif",
  ])("is no other key of the bucket: %s", async (asked) => {
    await putThere(`media-originals/${cover}`, "private")
    await putThere("originals/0123456789abcdef0123456789abcdef", "private")
    await putThere("made/0123456789abcdef0123456789abcdef-64.avif", "private")
    const before = s3.count(() => true)
    // Not by fetch: it would tidy the path before sending it.
    const [answer] = (await once(get(one.origin, { path: asked }), "response")) as [IncomingMessage]
    answer.resume()
    expect(answer.statusCode).toBe(404)
    expect(s3.count(() => true)).toBe(before)
  })
})

it("a store that takes no connections is a clear refusal, too, and heals where it is back", async () => {
  await s3.stop()
  const answer = await one.get(path)
  expect([answer.status, (await answer.json()).error.details.code]).toEqual([503, "server/unavailable"])
  s3 = await startFakeS3({ port: Number(new URL(s3.env["S3_ENDPOINT"] ?? "").port) })
  await vi.waitUntil(async () => (await one.get(path)).status === 200, patient)
})
