import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import sharp from "sharp"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startTestServer, type TestServer } from "./start-test-server.ts"

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ env: { GAMES: "WURD,BAW" }, clock: () => Date.parse("2026-11-22T12:00:00Z") })
})
afterAll(() => server.stop())

const solved = "/share/wurd/2026-11-22/ef2c400.jpg"
const codeOf = async (response: Response) => (await response.json()).error.details.code

describe("the picture of a result", () => {
  it.each([solved, "/share/wurd/2026-11-22/hf2f2f2f2f2f2.jpg", "/share/baw/2026-11-22/e84-4-27-41-2.jpg"])(
    "is as large as previews want it, and may be kept: %s",
    async (path) => {
      const response = await server.get(path)
      expect(response.status).toBe(200)
      expect(response.headers.get("content-type")).toBe("image/jpeg")
      expect(response.headers.get("cache-control")).toBe("public, max-age=2592000")
      const bytes = Buffer.from(await response.arrayBuffer())
      expect(response.headers.get("content-length")).toBe(String(bytes.length))
      // Messengers leave out what is larger.
      expect(bytes.length).toBeLessThan(300_000)
      expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 })
    },
  )

  it("is the same for everybody, and not sent again to who has it", async () => {
    const bytes = async () => Buffer.from(await (await server.get(solved)).arrayBuffer())
    expect((await bytes()).equals(await bytes())).toBe(true)
    const etag = (await server.get(solved)).headers.get("etag") ?? ""
    expect((await server.get(solved, { "if-none-match": etag })).status).toBe(304)
  })

  it("shows its day and its result", async () => {
    const paths = [
      solved,
      solved.replace("22/", "23/"),
      solved.replace("ef2c4", "ec4f2"),
      solved.replace("/ef2", "/hf2"),
    ]
    const pictures = await Promise.all(
      paths.map(async (path) => Buffer.from(await (await server.get(path)).arrayBuffer()).toString("base64")),
    )
    expect(new Set(pictures).size).toBe(paths.length)
  })

  it("is in the words of the app that is served", async () => {
    const build = mkdtempSync(join(tmpdir(), "confetti-build-"))
    cpSync(join(import.meta.dirname, "fixtures/web-build"), build, { recursive: true })
    const texts = `{ title: "WURD", headline: ["In vier", "geschafft."], invitation: "Du bist dran.", detail: "" }`
    const bundle = join(build, "server/entry-server.js")
    const pages = readFileSync(bundle, "utf8").replace(/^export \{ resultTexts \}.*$/m, "")
    writeFileSync(bundle, `${pages}export const resultTexts = () => (${texts})`)
    const german = await startTestServer({ env: { GAMES: "WURD", WEB_DIST_DIR: build } })
    const bytesFrom = async (each: TestServer) => Buffer.from(await (await each.get(solved)).arrayBuffer())
    expect((await bytesFrom(german)).equals(await bytesFrom(server))).toBe(false)
    await german.stop()
    rmSync(build, { recursive: true })
  })

  it.each([
    "/share/wurd/2026-11-22/e01.jpg",
    "/share/wurd/2026-02-30/e00.jpg",
    "/share/wurd/2026-11-22/e00.png",
    "/share/wurd/2026-11-22/%2e%2e.jpg",
    "/share/chess/2026-11-22/e00.jpg",
    `/share/wurd/2026-11-22/e${"f2".repeat(500)}.jpg`,
    "/share/",
  ])("is not there at %s", async (path) => {
    const response = await server.get(path)
    expect([response.status, await codeOf(response)]).toEqual([404, "request/unknown-file"])
  })

  it("is not there of a game that is not played here", async () => {
    const response = await server.get("/share/quiz/2026-11-22/trrwrn.jpg")
    expect([response.status, await codeOf(response)]).toEqual([404, "request/unknown-file"])
  })
})

describe("who asks for one picture after the other", () => {
  it("has to wait, while those that were drawn are still given", async () => {
    // A minute's budget for twenty pictures, of which a fifth may come at once; time stands still.
    const busy = await startTestServer({ env: { GAMES: "WURD", RATE_LIMIT_DRAWING: "100" }, clock: () => 0 })
    const pathOf = (at: number): string => `/share/wurd/2026-11-22/e${at.toString(16).padStart(2, "0")}.jpg`
    const statusOf = async (path: string): Promise<number> => {
      const response = await busy.get(path)
      await response.arrayBuffer()
      return response.status
    }
    // From the third code on all are of possible rows.
    const statuses: number[] = []
    for (let at = 10; at < 16; at += 1) statuses.push(await statusOf(pathOf(at)))
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429])
    expect(await statusOf(pathOf(10))).toBe(200)
    await busy.stop()
  })
})
