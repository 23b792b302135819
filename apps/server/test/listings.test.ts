import { afterAll, beforeAll, describe, expect, it } from "vitest"
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
    // What `og:image` names is the card of a page's tile.
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

/** The rules for all agents as RFC 9309 reads them: `*` is anything, `$` the end, and whatever begins with a rule is meant. */
function robotRules(text: string): (address: URL) => boolean {
  const rules = [...text.matchAll(/^Disallow: *(\S+)$/gm)].map(([, rule = ""]) => {
    const parts = rule.replace(/\$$/, "").split("*").map((part) => part.replace(/[.?+()[\]]/g, "\\$&"))
    return new RegExp(`^${parts.join(".*")}${rule.endsWith("$") ? "$" : ""}`)
  })
  return ({ pathname, search }) => !rules.some((rule) => rule.test(pathname + search))
}
