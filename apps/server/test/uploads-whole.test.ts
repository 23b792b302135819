import { mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import sharp from "sharp"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { hasFilmTools, shootFilm } from "./shoot-film.ts"
import { nobody } from "./thoughts-world.ts"
import { photo, startUploadsWorld, type UploadsWorld } from "./uploads-world.ts"

let world: UploadsWorld
beforeAll(async () => {
  world = await startUploadsWorld()
})
afterAll(() => world.stop())

describe("a photo, from a phone to everybody", () => {
  it("is made without its places, and served in every width that its picture names", async () => {
    const me = await world.newPerson()
    const original = await photo(1200, 900)
    expect((await sharp(original).metadata()).exif?.length).toBeGreaterThan(0)
    const upload = await world.send(me, original)
    const thoughtId = crypto.randomUUID()
    await world.call("thoughts-create_thought", { thoughtId, tileId: "t0", text: "Look", uploadId: upload.id }, me)
    await world.server.settleJobs()
    expect(await world.row(upload.id)).toMatchObject({ state: "needsReview", flaw: null })
    await world.decide(thoughtId, "approve")
    const { media } = (await world.page("t0", "tab=USER_TAKES")).thoughts[0] ?? {}
    for (const path of [`thoughts/${thoughtId}`, `users/${me.userId}/thoughts`]) {
      const told = await (await world.server.get(`/documents/${path}`, me.headers)).json()
      expect(JSON.stringify(told), path).toContain(JSON.stringify(media))
    }
    if (media?.kind !== "photo") throw new Error("there is no photo")
    for (const width of media.picture.widths)
      for (const format of ["avif", "webp"]) {
        const response = await world.server.get(`/media/${media.picture.id}-${width}.${format}`, nobody.headers)
        expect(response.headers.get("content-type")).toBe(`image/${format}`)
        const made = await sharp(await response.arrayBuffer()).metadata()
        expect(made.width).toBe(width)
        expect(made.exif).toBeUndefined()
      }
  })

  it("is refused where it is none, without a second try, and leaves nothing", async () => {
    const me = await world.newPerson()
    const upload = await world.send(me, Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"))
    const original = (await world.row(upload.id))?.original ?? "none"
    await world.server.settleJobs()
    expect(await world.row(upload.id)).toMatchObject({ state: "rejected", flaw: "not-a-photo", tries: 1 })
    expect((await world.call("uploads-retry_upload", { uploadId: upload.id }, me)).code).toBe("upload/wrong-step")
    await world.tend()
    expect(world.files().some((name) => name.startsWith(original))).toBe(false)
  })
})

describe.skipIf(!(await hasFilmTools()))("a clip", () => {
  it("is made playable, served in parts, and brings its captions along", async () => {
    const me = await world.newPerson()
    const folder = await mkdtemp(join(tmpdir(), "confetti-film-"))
    const path = join(folder, "film.mp4")
    await shootFilm(path, 2)
    const captions = "WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n"
    const upload = await world.send(me, await readFile(path), { kind: "clip", captions })
    await rm(folder, { recursive: true })
    const thoughtId = crypto.randomUUID()
    await world.call("thoughts-create_thought", { thoughtId, tileId: "t1", text: "Listen", uploadId: upload.id }, me)
    await world.server.settleJobs()
    expect(await world.row(upload.id)).toMatchObject({ state: "needsReview", flaw: null })
    await world.decide(thoughtId, "approve")
    const { media } = (await world.page("t1", "tab=USER_TAKES")).thoughts[0] ?? {}
    if (media?.kind !== "clip") throw new Error("there is no clip")
    const [source] = media.sources
    const first = await world.server.get(source?.src ?? "", { range: "bytes=0-1" })
    expect(first.status).toBe(206)
    expect(first.headers.get("content-type")).toBe("video/mp4")
    const [width = 0] = media.poster.widths
    expect((await world.server.get(`/media/${media.poster.id}-${width}.webp`)).status).toBe(200)
    const text = await world.server.get(media.captions ?? "")
    expect(text.headers.get("content-type")).toBe("text/vtt; charset=utf-8")
    expect(await text.text()).toBe(captions)
  })
})
