import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { xmlText } from "../src/modules/pages/sitemap.ts"
import { startTestServer, type TestServer } from "./start-test-server.ts"
import { insertCategories, insertTiles, makeTile, publishContent } from "./tiles-factory.ts"

const origin = "https://confetti.example"

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ env: { PUBLIC_URL: `${origin}/` } })
  await insertCategories(server.db, ["space"])
  await insertTiles(server.db, [makeTile({ id: "a", slug: "first" }), makeTile({ id: "b", slug: "media" })])
  await publishContent(server)
})
afterAll(() => server.stop())

const read = async (path: string): Promise<string> => (await server.get(path)).text()

describe("robots.txt", () => {
  it("allows every address that the sitemap, the feed and link previews name", async () => {
    const isAllowed = robotRules(await read("/robots.txt"))
    const listed = `${await read("/sitemap.xml")}${await read("/feed.xml")}`
    const pages = ["/", "/tiles/first", "/search?t=space", "/games"]
    const heads = await Promise.all(pages.map(read))
    // `og:image` is the card of the page's tile.
    const cards = heads.flatMap((html) =>
      Array.from(html.matchAll(/"card":"([^"]+)"/g), ([, name]) => `/media/${name}`),
    )
    const linked = Array.from(listed.matchAll(/(?:<loc>|href=")([^"<]+)/g), ([, address = ""]) => address)
    const named = [...linked, ...cards.map((path) => origin + path)]
    expect(named).toContain(`${origin}/tiles/media`)
    expect(cards).not.toEqual([])
    expect(named.filter((address) => !isAllowed(new URL(address)))).toEqual([])
  })

  it("closes what is a person's own, and nothing that only begins alike", async () => {
    const isAllowed = robotRules(await read("/robots.txt"))
    const at = (path: string) => isAllowed(new URL(path, origin))
    for (const path of ["/me", "/me/points", "/me?a=b", "/settings", "/studio/tiles", "/functions/users-get_home_feed"])
      expect(at(path), path).toBe(false)
    for (const path of ["/media/a.jpg", "/menu", "/settings-of-a-camera", "/studios", "/search?q=moon"])
      expect(at(path), path).toBe(true)
  })
})

describe("a listing", () => {
  it.each(["/feed.xml", "/sitemap.xml", "/manifest.webmanifest", "/robots.txt"])(
    "is sent once while it stays the same: %s",
    async (path) => {
      const first = await server.get(path)
      const etag = first.headers.get("etag") ?? ""
      expect([first.status, (await first.text()).length > 0]).toEqual([200, true])
      const again = await server.get(path, { "if-none-match": etag })
      expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", etag])
      expect((await server.get(path, { "if-none-match": '"another"' })).status).toBe(200)
    },
  )
})

describe("the feed", () => {
  it("names its entries by what neither an address nor a slug changes", async () => {
    const ids = Array.from((await read("/feed.xml")).matchAll(/<entry>.*?<id>(.*?)<\/id>/gs), ([, id]) => id)
    // Those of the tiles "a" and "b" stay for ever.
    expect(new Set(ids)).toEqual(
      new Set(["urn:uuid:4dd7700d-6446-8b0c-a3d0-883eb3917338", "urn:uuid:b98bea40-4098-8b7f-a001-2462592212e3"]),
    )
  })

  it("leaves out what XML can't say, and nothing else", () => {
    expect(xmlText("a\ufffe\uffff\u000b\u0000\ud800b\t\u{1f319}<")).toBe("ab\t\u{1f319}&lt;")
  })
})

/** The rules for all agents as RFC 9309 reads them: `*` is anything, `$` the end, and whatever begins with a rule is meant. */
function robotRules(text: string): (address: URL) => boolean {
  const rules = [...text.matchAll(/^Disallow: *(\S+)$/gm)].map(([, rule = ""]) => {
    const parts = rule
      .replace(/\$$/, "")
      .split("*")
      .map((part) => part.replace(/[.?+()[\]]/g, "\\$&"))
    return new RegExp(`^${parts.join(".*")}${rule.endsWith("$") ? "$" : ""}`)
  })
  return ({ pathname, search }) => !rules.some((rule) => rule.test(pathname + search))
}
