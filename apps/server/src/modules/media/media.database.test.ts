import { once } from "node:events"
import { writeFileSync } from "node:fs"
import { readdir } from "node:fs/promises"
import { get, type IncomingMessage } from "node:http"
import { join } from "node:path"
import sharp from "sharp"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { smallPicture } from "../../../test/small-picture.ts"
import { startTestServer, type TestServer } from "../../../test/start-test-server.ts"
import { mediaFolder } from "./media-folder.ts"
import { emojiFile } from "@confetti/domain/tile/emoji-file"
import { cardFile, pictureFile } from "./media-name.ts"
import { cardVersion, mediaOf } from "./media-request.ts"
import { addMedia } from "./store.ts"

const file = `${"m".repeat(20)}.webp`
const size = { width: 1242, height: 621 }
const picture = mediaOf({ kind: "picture", art: { kind: "original", file }, ...size })
const lost = mediaOf({ kind: "picture", art: { kind: "original", file: `${"n".repeat(20)}.webp` }, ...size })
const title = "Łódź, the Moon and a title that needs several lines to be set"
const card = mediaOf({
  kind: "card",
  version: cardVersion,
  art: { kind: "original", file },
  title,
  brand: "Testfetti",
  category: "Space",
  hue: 282,
})

let server: TestServer
let made: string[]

const filesMade = async (): Promise<string[]> => {
  const names = await readdir(join(server.services.config.DATA_DIR, "media"))
  return names.filter((name) => /\.(?:avif|webp|jpg)$/.test(name))
}
const sizeOf = async (answer: Response) => {
  const { format, width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
  return { format, width, height }
}

const putOriginal = (name: string, bytes: Buffer): void =>
  writeFileSync(join(mediaFolder(server.services.config).originals, name), bytes)

beforeAll(async () => {
  server = await startTestServer()
  putOriginal(file, smallPicture)
  await server.db.transaction().execute((tx) => addMedia(tx, [picture, lost, card]))
  made = await filesMade()
})
afterAll(() => server.stop())

describe("a file that nobody asked for yet", () => {
  it("is made while the first twenty wait, once, and is cached for ever", async () => {
    expect(made).toEqual([])
    const path = `/media/${pictureFile(picture.id, 414, "avif")}`
    const answers = await Promise.all(Array.from({ length: 20 }, () => server.get(path)))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    const [first] = answers as [Response]
    expect(first.headers.get("content-type")).toBe("image/avif")
    expect(first.headers.get("cache-control")).toBe("public, max-age=31536000, immutable")
    expect(await sizeOf(first)).toMatchObject({ width: 414, height: 207 })
    expect(await filesMade()).toEqual([pictureFile(picture.id, 414, "avif")])
  })

  it("is a WebP, a link-preview card or an emoji as well", async () => {
    const webp = await server.get(`/media/${pictureFile(picture.id, 414, "webp")}`)
    expect(await sizeOf(webp)).toEqual({ format: "webp", width: 414, height: 207 })
    const preview = await server.get(`/media/${cardFile(card.id)}`)
    expect(preview.headers.get("content-type")).toBe("image/jpeg")
    expect(await sizeOf(preview)).toEqual({ format: "jpeg", width: 1200, height: 630 })
    expect(emojiFile("🪐", 64)).toBe("emoji-1fa90-64.webp")
    expect(await sizeOf(await server.get("/media/emoji-1fa90-64.webp"))).toEqual({
      format: "webp",
      width: 64,
      height: 64,
    })
  })
})

describe("a picture", () => {
  it("whose original is lost is not found, and shown once it is back", async () => {
    const path = `/media/${pictureFile(lost.id, 414, "avif")}`
    expect((await server.get(path)).status).toBe(404)
    putOriginal(`${"n".repeat(20)}.webp`, smallPicture)
    expect((await server.get(path)).status).toBe(200)
  })

  const inSize = (format: "avif" | "webp") => {
    const drawing = sharp({ create: { ...size, channels: 3, background: "#a03" } })
    return format === "avif" ? drawing.avif({ effort: 0 }) : drawing.webp()
  }
  const served = async (letter: string, bytes: Buffer): Promise<Buffer> => {
    const name = `${letter.repeat(20)}.avif`
    putOriginal(name, bytes)
    const medium = mediaOf({ kind: "picture", art: { kind: "original", file: name }, ...size })
    await server.db.transaction().execute((tx) => addMedia(tx, [medium]))
    const answer = await server.get(`/media/${pictureFile(medium.id, 1242, "avif")}`)
    return Buffer.from(await answer.arrayBuffer())
  }

  it("that comes as readers get it is served as it came", async () => {
    const bytes = await inSize("avif").toBuffer()
    expect((await served("p", bytes)).equals(bytes)).toBe(true)
  })

  it("that says where it was taken, or is of another kind, is made anew", async () => {
    const taken = await inSize("avif")
      .withExif({ IFD3: { GPSLatitude: "52/1 30/1 0/1" } })
      .toBuffer()
    const [made, other] = [await served("q", taken), await served("r", await inSize("webp").toBuffer())]
    expect(made.equals(taken)).toBe(false)
    expect((await sharp(made).metadata()).exif).toBeUndefined()
    expect((await sharp(other).metadata()).format).toBe("heif")
  })
})

describe("a file that is there", () => {
  const path = `/media/${pictureFile(picture.id, 414, "avif")}`

  it("is not sent to who has it", async () => {
    const etag = (await server.get(path)).headers.get("etag") as string
    const again = await server.get(path, { "if-none-match": etag })
    expect([again.status, await again.text()]).toEqual([304, ""])
  })

  it("is described without its body", async () => {
    const answer = await fetch(server.origin + path, { method: "HEAD" })
    const whole = await (await server.get(path)).arrayBuffer()
    expect(answer.headers.get("content-length")).toBe(String(whole.byteLength))
    expect(await answer.text()).toBe("")
  })

  it.each([
    ["bytes=0-9", 0, 10],
    ["bytes=5-", 5, undefined],
    ["bytes=-7", -7, undefined],
  ])("is sent in part: %s", async (range, start, end) => {
    const whole = Buffer.from(await (await server.get(path)).arrayBuffer())
    const part = await server.get(path, { range })
    expect(part.status).toBe(206)
    expect(part.headers.get("content-range")).toMatch(new RegExp(`^bytes \\d+-\\d+/${whole.length}$`))
    expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(start, end))
  })

  it("has nothing beyond its end, and is sent whole to who has another state of it", async () => {
    expect((await server.get(path, { range: "bytes=9999999-" })).status).toBe(416)
    expect((await server.get(path, { range: "bytes=0-9", "if-range": '"other"' })).status).toBe(200)
  })
})

it("has one file for an emoji, however it is spelled", async () => {
  for (const name of ["emoji-01fa90-64", "emoji-1fa90-fe0f-64", "emoji-fe0f-01fa90-fe0f-64", "emoji-001fa90-64"]) {
    const answer = await server.get(`/media/${name}.webp`)
    const isTooLong = name === "emoji-001fa90-64"
    expect([name, answer.status, answer.headers.get("location")]).toEqual(
      isTooLong ? [name, 404, null] : [name, 301, "/media/emoji-1fa90-64.webp"],
    )
  }
  expect(emojiFile("❤️", 128)).toBe(emojiFile("❤", 128))
  expect((await server.get(`/media/${emojiFile("❤️", 128)}`)).status).toBe(200)
  expect((await filesMade()).filter((file) => file.startsWith("emoji-1fa90"))).toEqual(["emoji-1fa90-64.webp"])
})

it("asks whoever wants many files that are not there to wait, and gives those that are", async () => {
  const env = { RATE_LIMIT_DRAWING: "10", RATE_LIMIT_MEDIA: "25" }
  const small = await startTestServer({ env, clock: () => 0 })
  const statusOf = async (name: string) => (await small.get(`/media/${name}`)).status
  expect(await statusOf("emoji-1fa90-64.webp")).toBe(200)
  expect(await statusOf("emoji-2764-64.webp")).toBe(200)
  expect(await statusOf("emoji-1f30a-64.webp")).toBe(429)
  expect(await statusOf("emoji-1fa90-64.webp")).toBe(200)
  expect(await statusOf("emoji-1fa90-64.webp")).toBe(200)
  expect(await statusOf("emoji-1fa90-64.webp")).toBe(429)
  await small.stop()
})

it.each([
  "nothing",
  pictureFile(picture.id, 415, "avif"),
  pictureFile("a".repeat(20), 414, "avif"),
  cardFile(picture.id),
  `${card.id}.mp4`,
  "emoji-41-64.webp",
  "emoji-ffffff-64.webp",
  "originals/x.jpg",
  "..%2f..%2fcontent-imported",
])("knows no file %s", async (name) => {
  const answer = await server.get(`/media/${name}`)
  expect([answer.status, (await answer.json()).error.details.code]).toEqual([404, "request/unknown-file"])
})

it.each([
  "/media/../lock",
  "/media/..%2flock",
  "/media/%2e%2e/lock",
  "/media/originals/../../lock",
  "/media//etc/passwd",
])("does not leave its folder for %s", async (path) => {
  // Not by fetch: it would tidy the path before sending it.
  const [answer] = (await once(get(server.origin, { path }), "response")) as [IncomingMessage]
  answer.resume()
  expect(answer.statusCode).toBe(404)
})
