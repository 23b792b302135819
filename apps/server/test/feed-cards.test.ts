import { feedCard, type SocialPost } from "@confetti/contract/feed-item"
import { afterAll, beforeAll, expect, it } from "vitest"
import { serverModules } from "../src/app.ts"
import { feedCardSources } from "../src/modules/feed-cards/feed-card-source.ts"
import { extend } from "../src/platform/extension-point.ts"
import { addAccount } from "./add-account.ts"
import { startTestServer, type TestServer } from "./start-test-server.ts"
import { insertTiles, makeTile, publishContent } from "./tiles-factory.ts"

const video: SocialPost = {
  type: "tiktok_video",
  id: "7301234567890123456",
  title: "How a candle burns",
  text: "In one breath.",
  handle: "@testfetti",
  address: "https://www.tiktok.com/@testfetti/video/7301234567890123456",
  player: "https://www.tiktok.com/player/v1/7301234567890123456?autoplay=1&rel=0",
  picture: null,
}

let server: TestServer
beforeAll(async () => {
  const games = {
    name: "games",
    extensions: [
      extend(feedCardSources, {
        priority: 0,
        cards: async () => [
          {
            type: "wurd",
            id: "today",
            title: "WURD",
            day: "2026-10-03",
            state: "new",
            streak: null,
            guessesUsed: 0,
          } as const,
        ],
      }),
    ],
  }
  server = await startTestServer({ modules: [...serverModules.slice(0, -1), games, ...serverModules.slice(-1)] })
  await insertTiles(
    server.db,
    Array.from({ length: 12 }, (_, at) => makeTile({ id: `t${at}` })),
  )
  await publishContent(server)
})
afterAll(() => server.stop())

const post = async (...posts: SocialPost[]): Promise<void> => {
  await server.db.deleteFrom("social_posts").execute()
  for (const [position, each] of posts.entries()) {
    const row = { key: each.id, position, content_hash: "", document: JSON.stringify(each) }
    await server.db.insertInto("social_posts").values(row).execute()
  }
  await publishContent(server)
}
const cards = async () => {
  const { documents } = (await (await server.get("/documents/feedCards")).json()) as { documents: unknown[] }
  return documents.map((document) => feedCard.parse(document))
}
const page = async (headers: Record<string, string> = {}) => {
  const response = await server.get("/", headers)
  const json = /<script type="application\/json"[^>]*>(.*?)<\/script>/.exec(await response.text())?.[1]
  return { policy: response.headers.get("content-security-policy") ?? "", data: JSON.parse(json ?? "null").data }
}

it("shows the ways in, and nothing else where nothing else exists", async () => {
  await post()
  expect((await cards()).filter(({ type }) => type !== "wurd")).toEqual([
    { type: "join_cf", id: "first", title: "Join Testfetti" },
    { type: "join_cf", id: "second", title: "Join Testfetti" },
  ])
})

it("shows what a module has, and the operator's posts", async () => {
  await post(video)
  expect((await cards()).map(({ type }) => type)).toEqual(["wurd", "join_cf", "join_cf", "tiktok_video"])
  expect((await cards()).at(-1)).toEqual(video)
})

it("takes no query, and is not sent again unchanged", async () => {
  expect((await server.get("/documents/feedCards?of=me")).status).toBe(400)
  const tag = (await server.get("/documents/feedCards")).headers.get("etag") ?? ""
  expect((await server.get("/documents/feedCards", { "if-none-match": tag })).status).toBe(304)
})

it("puts the same cards into a page, which says that nobody is signed in", async () => {
  await post(video)
  const { data } = await page()
  expect(data).toMatchObject({ cards: await cards(), isSignedIn: false })
})

it("says so where somebody is, and mixes no way in for them; a session that has ended is nobody's", async () => {
  const { token } = await addAccount(server, "ada@example.com")
  const { ids } = (await page()).data.feed
  const at = async (session: string) =>
    (await page({ cookie: `confetti.session_token=${session}; cf_place=home:${ids[4]}` })).data
  const { isSignedIn, tiles } = await at(token)
  expect(isSignedIn).toBe(true)
  // Nothing is known of them yet: all but the tile they stand on is unread, and behind it.
  expect(tiles.map(({ id }: { id: string }) => id)).toEqual([ids[4], ids[0], ids[1]])
  expect((await at("ended")).isSignedIn).toBe(false)
})

it("sends the tiles around a place as they are mixed there", async () => {
  const { ids } = (await page()).data.feed
  const { data } = await page({ cookie: `cf_place=home:${ids[4]}` })
  expect(data.tiles.map(({ id }: { id: string }) => id)).toEqual(ids.slice(4, 7))
})

it("lets a frame show a player only while there is a post to play", async () => {
  await post()
  expect((await page()).policy).not.toContain("frame-src")
  await post(video)
  expect((await page()).policy).toContain("; frame-src https://www.tiktok.com; ")
})
