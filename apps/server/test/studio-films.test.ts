import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { StudioFilm } from "@confetti/contract/studio"
import type { Tile } from "@confetti/contract/tile"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { mediaFolder } from "../src/modules/media/media-folder.ts"
import type { Account } from "./add-account.ts"
import { exportStudio, startFresh } from "./export-studio.ts"
import { hasFilmTools, shootFilm } from "./shoot-film.ts"
import { type StudioWorld, startStudioWorld } from "./studio-world.ts"

const hasTools = await hasFilmTools()
const captions = "WEBVTT\n\n00:00.000 --> 00:01.000\nStripes go by.\n"

let world: StudioWorld
const shot = mkdtempSync(join(tmpdir(), "confetti-shot-"))
beforeAll(async () => {
  world = await startStudioWorld()
  if (hasTools) await shootFilm(join(shot, "film.mp4"), 2)
})
afterAll(async () => {
  rmSync(shot, { recursive: true, force: true })
  await world.stop()
})

type Sent = { status: number; code: string | undefined; details: Record<string, unknown>; film: StudioFilm }

async function ask(path: string, method: string, body: Uint8Array, who: Account | null = world.ada): Promise<Sent> {
  const url = `${world.server.origin}/studio/films${path}`
  const response = await fetch(url, { method, headers: who?.headers ?? {}, body: new Uint8Array(body) })
  const answer = await response.json()
  const details = answer.error?.details ?? {}
  return { status: response.status, code: details.code, details, film: answer }
}
const send = (body: Uint8Array, who?: Account | null) => ask("", "POST", body, who)
const bytes = (text: string) => new TextEncoder().encode(text)

describe.skipIf(!hasTools)("a film for a tile", () => {
  it("is made into what browsers play, with its first frame, and once, however often it is sent", async () => {
    const film = readFileSync(join(shot, "film.mp4"))
    const first = await send(film)
    expect(first).toMatchObject({ status: 200, film: { width: 160, height: 208, hasSound: true } })
    expect(first.film.duration).toBeCloseTo(2, 0)
    const again = await send(film)
    expect(again.film).toEqual(first.film)
    const shown = await world.server.get(`/studio/films/${first.film.file}`, {
      ...world.ada.headers,
      range: "bytes=0-9",
    })
    expect([shown.status, shown.headers.get("cache-control")]).toEqual([206, "private, max-age=31536000"])
    const poster = await world.server.get(
      `/studio/films/${first.film.file.replace(".mp4", "-poster.png")}`,
      world.ada.headers,
    )
    expect([poster.status, poster.headers.get("content-type")]).toEqual([200, "image/png"])
    expect((await world.server.get(`/studio/films/${first.film.file}`)).status).toBe(401)
  })

  it("with captions is published as a cover and as a subtile's clip, and exported with them", async () => {
    const { film } = await send(readFileSync(join(shot, "film.mp4")))
    expect(await ask(`/${film.file}/captions`, "PUT", bytes("nothing"))).toMatchObject({
      code: "studio/invalid-captions",
    })
    expect((await ask(`/${film.file}/captions`, "PUT", bytes(captions))).status).toBe(200)
    const tile = await world.newTile({ title: "Stripes that go by" })
    const [first, ...rest] = tile.draft.subtiles
    if (!first) throw new Error("a new tile has subtiles")
    const alt = "Coloured stripes run over the picture from above."
    const saved = await world.save(tile, {
      picture: { ...tile.draft.picture, kind: "video", file: film.file, alt },
      subtiles: [{ ...first, clip: { file: film.file, alt } }, ...rest],
    })
    expect((await world.publish(saved)).problems).toEqual([])
    const read = async (server: typeof world.server): Promise<Tile> =>
      (await (await server.get("/documents/tiles?slug=stripes-that-go-by")).json()).document
    const document = await read(world.server)
    expect(document.video).toBeTruthy()
    const { clip } = document.subtiles[0] ?? {}
    expect(clip).toMatchObject({ kind: "clip", hasSound: true, poster: { alt } })
    expect(await (await world.server.get(clip?.captions ?? "")).text()).toBe(captions)

    const { target } = await exportStudio(world.server)
    const fresh = await startFresh(target, () => world.clock.now)
    expect({ ...(await read(fresh)), version: 0 }).toEqual({ ...document, version: 0 })
  })

  it("is refused kindly where it is none, or too large, and leaves nothing", async () => {
    const { originals } = mediaFolder(world.server.services.config)
    const before = readdirSync(originals)
    expect(await send(bytes("no film"))).toMatchObject({ code: "studio/invalid-film", details: { flaw: "not-a-clip" } })
    const half = readFileSync(join(shot, "film.mp4")).subarray(0, 2000)
    expect(await send(half)).toMatchObject({ status: 400, code: "studio/invalid-film", details: { flaw: "broken" } })
    const large = await fetch(`${world.server.origin}/studio/films`, {
      method: "POST",
      headers: { ...world.ada.headers, "content-length": String(201 * 1024 * 1024) },
      body: new Uint8Array(201 * 1024 * 1024),
    }).catch(() => null)
    // The answer may come before all of it is sent, and some clients hear only that the line was closed.
    if (large) expect((await large.json()).error.details.code).toBe("studio/film-too-large")
    expect(readdirSync(originals)).toEqual(before)
  })

  it("is taken from writers alone", async () => {
    expect((await send(bytes("x"), null)).status).toBe(401)
    const file = `${"a".repeat(20)}.mp4`
    expect((await ask(`/${file}/captions`, "PUT", bytes(captions))).code).toBe("request/unknown-file")
    expect((await ask("/..%2Fx.mp4/captions", "PUT", bytes(captions))).status).toBe(404)
  })
})

it.skipIf(hasTools)("says where films can't be made", async () => {
  expect(await send(bytes("film"))).toMatchObject({ code: "studio/no-film-tools" })
})
