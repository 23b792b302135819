import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startTestServer, type TestServer } from "./start-test-server.ts"
import { insertCategories, insertTiles, makeTile, publishContent } from "./tiles-factory.ts"

let server: TestServer
const moon = makeTile({ id: "moon", slug: "moon-tides" })
const pluto = makeTile({ id: "pluto", slug: "pluto-heart" })
const growing = makeTile({
  id: "growing",
  developing: true,
  aspect: "developing",
  updatedAt: "2026-02-01T00:00:00.000Z",
})
const older = makeTile({ id: "older", developing: true, aspect: "developing", updatedAt: "2026-01-15T00:00:00.000Z" })
const later = makeTile({ id: "later", slug: "later", publishedAt: "2999-01-01T00:00:00.000Z" })
const removed = makeTile({ id: "removed", slug: "removed" })

beforeAll(async () => {
  server = await startTestServer()
  await insertCategories(server.db, ["space", "ocean"])
  await server.db.updateTable("categories").set({ emoji_media: null }).where("slug", "=", "ocean").execute()
  await insertTiles(server.db, [moon, pluto, growing, older, later, removed])
  await server.db.updateTable("tiles").set({ removed_at: new Date() }).where("id", "=", "removed").execute()
  await publishContent(server)
})
afterAll(() => server.stop())

const ids = async (path: string): Promise<string[]> => {
  const { documents } = await (await server.get(path)).json()
  return documents.map(({ id }: { id: string }) => id)
}

describe("tiles", () => {
  it("finds one by its slug, as it was written", async () => {
    expect(await (await server.get("/documents/tiles?slug=moon-tides")).json()).toEqual({ document: moon })
  })

  it.each(["unknown", "later", "removed", "story-%27%3B--"])("has null for the slug %s", async (slug) => {
    expect(await (await server.get(`/documents/tiles?slug=${slug}`)).json()).toEqual({ document: null })
  })

  it("answers ids in the order asked, each once, without the unknown, the later and the removed", async () => {
    expect(await ids("/documents/tiles?ids=pluto,nothing,growing,moon,later,removed,pluto")).toEqual([
      "pluto",
      "growing",
      "moon",
    ])
  })

  it("leaves out what still grows when asked to, subtiles of it too", async () => {
    expect(await ids("/documents/tiles?ids=growing,moon,growing-a,moon-a&developing=false")).toEqual(["moon", "moon-a"])
  })

  it("gives a subtile in a tile's shape, with its parent", async () => {
    const { documents } = await (await server.get("/documents/tiles?ids=moon-a")).json()
    expect(documents).toEqual([
      {
        ...moon,
        id: "moon-a",
        slug: "moon-tides-part",
        parentId: "moon",
        title: "Part",
        body: [],
        subtileIds: [],
        subtiles: [],
      },
    ])
  })

  it("finds a subtile by its own slug", async () => {
    const [{ document }, { documents }] = await Promise.all(
      ["slug=moon-tides-part", "ids=moon-a"].map(async (query) =>
        (await server.get(`/documents/tiles?${query}`)).json(),
      ),
    )
    expect(document).toEqual(documents[0])
    expect(document.slug).toBe("moon-tides-part")
    for (const slug of ["later-part", "removed-part"])
      expect(await (await server.get(`/documents/tiles?slug=${slug}`)).json()).toEqual({ document: null })
  })

  it("lists what still grows, the latest changed first", async () => {
    expect(await ids("/documents/tiles?developing=true")).toEqual(["growing", "older"])
  })

  it.each([
    ["", "Ask for tiles by slug"],
    ["?slug=a&ids=b", "Ask for tiles by slug"],
    ["?developing=false", "Ask for tiles by slug"],
    ["?slug=", "slug"],
    ["?slug=a&slug=b", "slug: given twice"],
    [`?ids=${Array.from({ length: 101 }, (_, at) => at).join()}`, "ids"],
    ["?colour=red", "colour"],
  ])("refuses %s", async (query, field) => {
    const response = await server.get(`/documents/tiles${query}`)
    expect(response.status).toBe(400)
    const { error } = await response.json()
    expect(error.details.code).toBe("request/invalid")
    expect(error.details.fields.join()).toContain(field)
  })
})

describe("categories", () => {
  it("come in their order, without those that have no picture", async () => {
    const { documents } = await (await server.get("/documents/categories")).json()
    expect(documents).toEqual([
      { slug: "space", title: "Space", order: 0, hue: 200, emoji: "🪐", emojiImageUrl: "/media/space.webp" },
    ])
  })
})

describe("any document", () => {
  it("is not sent again to who has it, until it changes", async () => {
    const path = "/documents/tiles?ids=moon,pluto"
    const etag = (await server.get(path)).headers.get("etag") as string
    const again = await server.get(path, { "if-none-match": `"other", ${etag}` })
    expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", etag])
    await server.db.updateTable("tiles").set({ version: 2 }).where("id", "=", "pluto").execute()
    await publishContent(server)
    expect((await server.get(path, { "if-none-match": etag })).status).toBe(200)
  })

  it.each([
    ["br, gzip", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["identity", null],
  ])("is compressed for who accepts %s", async (accept, encoding) => {
    const path = "/documents/tiles?ids=moon,pluto,growing"
    for (const _again of [1, 2]) {
      const response = await server.get(path, { "accept-encoding": accept })
      expect(response.headers.get("content-encoding")).toBe(encoding)
      expect((await response.json()).documents).toHaveLength(3)
    }
  })

  it("answers HEAD without a body", async () => {
    const response = await fetch(`${server.origin}/documents/categories`, { method: "HEAD" })
    expect([response.status, await response.text()]).toEqual([200, ""])
    expect(response.headers.get("etag")).toBeTruthy()
  })

  it.each([
    ["/documents/nothing", "GET", 404, "request/unknown-document"],
    ["/documents/categories", "DELETE", 405, "request/method-not-allowed"],
    ["/documents/users/someone", "GET", 401, "session/required"],
    ["/documents/users/someone/likes", "GET", 401, "session/required"],
  ])("%s by %s is %i %s", async (path, method, status, code) => {
    const response = await fetch(server.origin + path, { method })
    expect(response.status).toBe(status)
    expect((await response.json()).error.details.code).toBe(code)
  })
})
