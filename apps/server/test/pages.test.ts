import { existsSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { appIcons } from "@confetti/domain/rewards/app-icons"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { nonceMark } from "../src/modules/pages/nonce-template.ts"
import { startTestServer, type TestServer } from "./start-test-server.ts"
import { insertCategories, insertTiles, makeTile, publishContent } from "./tiles-factory.ts"

let server: TestServer
const day = (number: number) => ({ publishedAt: `2026-01-${String(number).padStart(2, "0")}T00:00:00.000Z` })
const page = { slug: "about", title: "About", description: "d", body: [] }

beforeAll(async () => {
  server = await startTestServer({ env: { PUBLIC_URL: "https://confetti.example/" } })
  await insertCategories(server.db, ["space", "ocean"])
  await insertTiles(server.db, [
    makeTile({ id: "a", slug: "first", ...day(9) }),
    makeTile({ id: "b", slug: "second", categories: ["ocean"], ...day(8) }),
    makeTile({ id: "c", slug: "third", ...day(7), title: "Tides & <stone>" }),
    makeTile({ id: "d", slug: "fourth", ...day(6) }),
    makeTile({ id: "grows", slug: "grows", developing: true }),
  ])
  await server.db.insertInto("former_slugs").values({ slug: "once", tile_id: "a" }).execute()
  await server.db
    .insertInto("pages")
    .values({ slug: "about", content_hash: "h", document: JSON.stringify(page) })
    .execute()
  await publishContent(server)
})
afterAll(() => server.stop())

const open = async (path: string, headers: Record<string, string> = {}) => {
  const response = await server.get(path, headers)
  const html = await response.text()
  const json = /<script type="application\/json"[^>]*>(.*?)<\/script>/.exec(html)?.[1]
  return { response, html, shown: json ? JSON.parse(json) : null }
}
const tilesOf = (shown: { data: { tiles: { id: string }[] } }): string[] => shown.data.tiles.map(({ id }) => id)

describe("the home feed's page", () => {
  it("has the feed, and the first three tiles, with a growing story at its place", async () => {
    const { response, shown } = await open("/")
    expect(response.status).toBe(200)
    expect(shown.data).toMatchObject({
      brand: { name: "Testfetti" },
      feed: { category: null, ids: ["a", "b", "c", "d"], developingIds: ["grows"] },
      place: null,
      isMissing: false,
      isEmulator: true,
      hasWorker: true,
      origin: "https://confetti.example",
    })
    expect(tilesOf(shown)).toEqual(["a", "b", "c"])
  })

  it("opens where the person stood", async () => {
    const { shown } = await open("/", { cookie: "other=1; cf_place=home:c" })
    expect([shown.data.place, tilesOf(shown)]).toEqual(["c", ["c", "d", "a"]])
    expect(shown.data.feed).toMatchObject({ ids: ["c", "d", "a", "b"], developingIds: ["grows"] })
  })

  it("opens on a growing story where that was the place, with nothing before it", async () => {
    const { shown } = await open("/", { cookie: "cf_place=home:grows" })
    expect([shown.data.place, tilesOf(shown)]).toEqual(["grows", ["grows", "d", "a"]])
    expect(shown.data.feed.developingIds).toEqual([])
  })

  it.each(["home:nothing", "space:c", "%", "home:c:d"])("opens at its beginning for the place %s", async (place) => {
    const { shown } = await open("/", { cookie: `cf_place=${place}` })
    expect([shown.data.place, tilesOf(shown)]).toEqual([null, ["a", "b", "c"]])
  })

  it("is one category's where one is chosen, with its own place", async () => {
    const { shown } = await open("/?t=space&utm=x", { cookie: "cf_place=home:b.space:d" })
    expect(shown.search).toBe("?t=space")
    expect(shown.data.feed).toMatchObject({ category: "space", ids: ["d", "a", "c"] })
    expect([shown.data.place, tilesOf(shown)]).toEqual(["d", ["d", "a", "c"]])
  })

  it("ignores a category it does not know", async () => {
    expect((await open("/?t=nothing")).shown.data.feed.category).toBeNull()
  })

  it("shows a change of content", async () => {
    const before = (await open("/")).shown.data.contentVersion
    await publishContent(server)
    expect((await open("/")).shown.data.contentVersion).toBe(before + 1)
  })

  it("is painted in the person's own look", async () => {
    expect((await open("/", { cookie: "cf_look=125mb" })).shown.data.look).toMatchObject({
      textSize: 125,
      isStill: true,
      hasButtons: true,
    })
    expect((await open("/")).shown.data.look.textSize).toBe(100)
  })
})

describe("every other path", () => {
  it.each(["/tiles/second", "/me/tiles/second", "/search/tiles/second?q=x"])("%s has its tile", async (path) => {
    const { response, shown } = await open(path)
    expect([response.status, tilesOf(shown)]).toEqual([200, ["b"]])
    expect(shown.data.feed === null).toBe(!path.startsWith("/tiles"))
  })

  it.each(["/me", "/games", "/settings", "/_app"])("%s has no content", async (path) => {
    const { response, shown } = await open(path)
    expect([response.status, shown.path]).toEqual([200, path])
    expect(shown.data).toMatchObject({ feed: null, tiles: [], search: null, page: null, isMissing: false })
  })

  it.each([
    ["?day=2026-11-22&result=ED500", "?day=2026-11-22"],
    ["?result=ed500&t=space&day=2026-11-22", "?day=2026-11-22&result=ed500"],
    ["?day=2026-02-30&result=ed500", ""],
  ])("a game's keeps its day and its result, and nothing else: %s", async (search, saved) => {
    expect((await open(`/games/wurd${search}`)).shown.search).toBe(saved)
  })

  it("/search has what it finds", async () => {
    expect((await open("/search?q=tides")).shown.data.search).toEqual({ ids: ["c"], unknownTopic: null })
    expect((await open("/search?t=ocean")).shown.data.search).toEqual({ ids: ["b"], unknownTopic: null })
    expect((await open("/search?t=ocean&q=tides")).shown.data.search).toEqual({ ids: [], unknownTopic: null })
    expect((await open("/search?t=lava&q=tides")).shown.data.search).toEqual({ ids: ["c"], unknownTopic: "lava" })
  })

  it("a page that the operator keeps elsewhere is found there, by its old address too", async () => {
    const elsewhere = await startTestServer()
    await publishContent(elsewhere)
    const brand = { ...elsewhere.services.content.current().brand, links: { terms: "https://example.org/terms" } }
    await elsewhere.db
      .updateTable("content_state")
      .set({ brand: JSON.stringify(brand) })
      .execute()
    await publishContent(elsewhere)
    const response = await elsewhere.get("/terms")
    expect([response.status, response.headers.get("location")]).toEqual([301, "https://example.org/terms"])
    expect((await elsewhere.get("/constructor")).status).toBe(404)
    await elsewhere.stop()
  })

  it("/about has its page", async () => {
    expect((await open("/about")).shown.data.page).toEqual(page)
  })

  it.each([
    "/nothing",
    "/me/shop/nothing",
    "/tiles/nothing",
    "/me/tiles/nothing",
    "/a/b/c",
    "/tiles/%E0%A4%A",
    "/assets/gone.js",
  ])("%s is missing", async (path) => {
    const { response, shown } = await open(path)
    expect([response.status, shown.data.isMissing]).toEqual([404, true])
  })

  it.each([
    ["/tiles/once", "/tiles/first"],
    ["/me/tiles/once", "/me/tiles/first"],
    ["/search/tiles/once?q=a%26b&t=space", "/search/tiles/first?t=space&q=a%26b"],
    ["/games/", "/games"],
    ["/search/?q=x", "/search?q=x"],
    ["//search", "/search"],
    ["//search//?q=x", "/search?q=x"],
    ["/search//tiles/first?q=%2F%2F", "/search/tiles/first?q=%2F%2F"],
    ["//", "/"],
    ["//evil.example/", "/evil.example"],
    ["/\\evil.example/", "/evil.example"],
  ])("%s moved to %s", async (from, to) => {
    const response = await server.get(from)
    expect([response.status, response.headers.get("location")]).toEqual([301, to])
  })
})

describe("what a page is sent with", () => {
  const nonceOf = (html: string): string[] => [...html.matchAll(/nonce="([^"]*)"/g)].map((match) => match[1] as string)

  it("has a fresh nonce in every place and in its policy, also from the cache", async () => {
    const seen = new Set<string>()
    for (const accept of ["identity", "gzip", "identity", "gzip"]) {
      const { response, html } = await open("/games", { "accept-encoding": accept })
      const nonces = new Set(nonceOf(html))
      expect(nonces.size).toBe(1)
      const [nonce] = [...nonces] as [string]
      const policy = response.headers.get("content-security-policy") as string
      expect(policy).toContain(`script-src 'nonce-${nonce}' 'strict-dynamic';`)
      expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'; style-src-attr 'unsafe-inline';`)
      expect(html).not.toContain(nonceMark)
      seen.add(nonce)
    }
    expect(seen.size).toBe(4)
  })

  it("has nothing in it that becomes a nonce because somebody asked for it", async () => {
    const asked = ["%NONCE%", "nonce-", `nonce-${"A".repeat(24)}`].map((text) => `${text}abc`)
    for (const text of asked) {
      const { html } = await open(`/search?q=${encodeURIComponent(text)}`)
      expect(html).toContain(text)
    }
  })

  it("allows no script of another origin or in line", async () => {
    const policy = (await server.get("/")).headers.get("content-security-policy") as string
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    for (const part of [
      "default-src 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'none'",
      "connect-src 'self'",
      "img-src 'self' data: blob:",
    ])
      expect(policy).toContain(part)
  })

  it.each([
    "/",
    "/functions/users-get_home_feed",
    "/documents/categories",
    "/assets/entry-1.js",
    "/nothing",
    "/healthz",
  ])("%s has the security headers", async (path) => {
    expect(Object.fromEntries((await server.get(path)).headers)).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": expect.any(String),
      "permissions-policy": expect.any(String),
      "cross-origin-opener-policy": "same-origin",
      "content-security-policy": expect.any(String),
      "strict-transport-security": expect.stringContaining("max-age="),
      "x-request-id": expect.any(String),
    })
  })

  it("names the build's files", async () => {
    const { html } = await open("/")
    expect(html).toContain('src="/assets/entry-1.js"')
    expect(html).toContain('href="/assets/entry-1.css"')
  })

  it("answers HEAD, and refuses other methods", async () => {
    const head = await fetch(`${server.origin}/`, { method: "HEAD" })
    expect([head.status, await head.text()]).toEqual([200, ""])
    expect(head.headers.get("content-security-policy")).toContain("strict-dynamic")
    for (const path of ["/", "/me/tiles/a", "/sitemap.xml"]) {
      const response = await fetch(server.origin + path, { method: "POST", body: "x" })
      expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"])
    }
  })

  it("is the 500 screen when it cannot be drawn", async () => {
    const { response, html } = await open("/games", { cookie: "cf_look=150" })
    expect(response.status).toBe(500)
    expect(html).toContain("there was an error, please try again later.")
    expect(nonceOf(html)[0]).toHaveLength(24)
  })
})

describe("the build's files", () => {
  it("are cached for ever by their names, and compressed as they were built", async () => {
    const response = await server.get("/assets/entry-1.js", { "accept-encoding": "gzip, br" })
    expect(await response.text()).toBe('console.log("entry")\n')
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-type": "text/javascript; charset=utf-8",
    })
    const gzipped = await server.get("/assets/entry-1.js", { "accept-encoding": "gzip" })
    expect(gzipped.headers.get("content-encoding")).toBe("gzip")
    const etag = gzipped.headers.get("etag") as string
    expect((await server.get("/assets/entry-1.js", { "if-none-match": etag })).status).toBe(304)
  })

  it("are asked for anew where the name stays", async () => {
    const worker = await server.get("/sw.js")
    expect(worker.headers.get("cache-control")).toBe("no-cache")
    expect(worker.headers.get("content-security-policy")).toContain("default-src 'self'")
    expect((await server.get("/manifest.webmanifest")).headers.get("content-type")).toContain(
      "application/manifest+json",
    )
  })

  it.each([
    "/.vite/manifest.json",
    "/assets/../../../package.json",
    "/assets/%2e%2e/%2e%2e/server/entry-server.js",
    "/assets",
  ])("%s is none of them", async (path) => {
    const { response } = await open(path)
    expect(response.headers.get("content-type")).toContain("text/html")
    expect(response.status).toBe(404)
  })
})

describe("what machines read", () => {
  it("lists every public page with an absolute address", async () => {
    const response = await server.get("/sitemap.xml")
    const text = await response.text()
    expect(response.headers.get("content-type")).toContain("application/xml")
    for (const path of ["/", "/about", "/tiles/first", "/tiles/grows"])
      expect(text).toContain(`<loc>https://confetti.example${path}</loc>`)
  })

  it.each(["/sitemap.xml", "/feed.xml"])("is well-formed XML in %s", async (path) => {
    const xml = await (await server.get(path)).text()
    expect(xml.replaceAll(/&(amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);/gi, "")).not.toContain("&")
    const open: (string | undefined)[] = []
    for (const [, name, rest] of xml.matchAll(/<(\/?[\w:]+)([^<>]*)>/g)) {
      if (name?.startsWith("/")) expect(open.pop()).toBe(name.slice(1))
      else if (!rest?.endsWith("/")) open.push(name)
    }
    expect(open).toEqual([])
  })

  it("is a manifest with the product's name, whose icons the build has", async () => {
    const manifest = (await (await server.get("/manifest.webmanifest")).json()) as {
      name: string
      icons: { src: string }[]
    }
    expect(manifest.name).toBe("Testfetti")
    expect(manifest.icons.length).toBeGreaterThan(0)
    for (const { src } of manifest.icons)
      expect(existsSync(join(import.meta.dirname, "../../web/public", src)), src).toBe(true)
  })

  it.each(["", ...appIcons])("is a manifest of the same app whichever icon is chosen: %s", async (icon) => {
    const read = async (path: string) =>
      (await (await server.get(path)).json()) as { id: string; icons: { src: string; sizes: string }[] }
    const own = await read("/manifest.webmanifest")
    const manifest = await read(`/manifest.webmanifest?icon=${icon}`)
    expect({ ...manifest, icons: [] }).toEqual({ ...own, icons: [] })
    expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(own.icons.map(({ sizes }) => sizes))
    for (const { src } of manifest.icons) {
      expect(src.startsWith(icon === "" ? "/icon" : `/icons/${icon}`)).toBe(true)
      expect(existsSync(join(import.meta.dirname, "../../web/public", src)), src).toBe(true)
    }
  })

  it("names what a home screen leads to, and takes what is shared to it", async () => {
    const manifest = await (await server.get("/manifest.webmanifest")).json()
    expect(manifest.shortcuts.map(({ url }: { url: string }) => url)).toContain("/me")
    expect(manifest.share_target).toMatchObject({ action: "/share-target", method: "GET" })
    const own = (await readFile(join(import.meta.dirname, "../src/modules/pages/listing-routes.ts"), "utf8")).matchAll(
      /"(\/screenshots\/[^"]+)"/g,
    )
    for (const [, src = ""] of own)
      expect(existsSync(join(import.meta.dirname, "../../web/public", src)), src).toBe(true)
  })

  it("has its own icon where another is asked for than there is", async () => {
    const own = await (await server.get("/manifest.webmanifest")).text()
    for (const icon of ["gold", "../icon", "paper.svg"])
      expect(await (await server.get(`/manifest.webmanifest?icon=${encodeURIComponent(icon)}`)).text()).toBe(own)
  })

  it("points robots to it", async () => {
    expect(await (await server.get("/robots.txt")).text()).toContain("Sitemap: https://confetti.example/sitemap.xml")
  })

  it("is a feed of the newest finished tiles", async () => {
    const text = await (await server.get("/feed.xml")).text()
    expect([...text.matchAll(/<entry>\s*<title>([^<]*)/g)].map((match) => match[1])).toHaveLength(4)
    expect(text).toContain("<title>Tides &amp; &lt;stone&gt;</title>")
    expect(text).toContain('href="https://confetti.example/tiles/third"')
  })
})

it("says to build when there is no build", async () => {
  const bare = await startTestServer({ env: { WEB_DIST_DIR: "/nowhere" } })
  try {
    const response = await bare.get("/")
    expect([response.status, await response.text()]).toEqual([503, "The web app is not built yet. Run npm start.\n"])
    expect((await bare.call("users-get_home_feed")).status).toBe(200)
  } finally {
    await bare.stop()
  }
})
