import type { Tile } from "@confetti/contract/tile"
import { expect, it, vi } from "vitest"
import { memoryCaches } from "../../../test/memory-caches.ts"
import { removeAllSavedFeeds } from "../../platform/feed-caches.ts"
import { keepFeed } from "./keep-feed.ts"

const tileOf = (id: string) => ({ id, slug: `about-${id}`, picture: { id: `picture-${id}` } }) as unknown as Tile

/** A device whose service worker has read and shown these tiles. A picture weighs a thousand bytes. */
async function deviceWith(ids: readonly string[], { quota = 10_000_000, mostFiles = Number.POSITIVE_INFINITY } = {}) {
  vi.stubGlobal("caches", memoryCaches({ refuse: (files) => files >= mostFiles }))
  const [documents, media] = [await caches.open("documents"), await caches.open("media")]
  for (const id of ids) {
    await documents.put(`/documents/tiles?ids=${id},other`, Response.json({ documents: [tileOf(id)] }))
    await media.put(`/media/picture-${id}-800.avif`, new Response("x".repeat(1000)))
  }
  let now = 0
  const asked: string[] = []
  const room = { quota, usage: 0 }
  const keep = (feed: string, ...met: string[]) =>
    keepFeed(
      { feed, ids: met },
      {
        now: ++now,
        roomHere: async () => room,
        readTiles: async (missing) => {
          asked.push(...missing)
          return []
        },
      },
    )
  return { keep, asked, room, documents, media }
}

async function filesOf(name: string): Promise<string[]> {
  const found = await (await caches.open(name)).keys()
  return found.map(({ url }) => url.replace("http://localhost", "")).toSorted()
}

const saved = async () => (await caches.keys()).filter((name) => name.startsWith("feed-"))
const manyIds = (start: string, count: number) => Array.from({ length: count }, (_, at) => `${start}${at}`)

it("has a tile under both its addresses, and its picture, which no other has any more", async () => {
  const { keep } = await deviceWith(["a"])
  expect(await keep("home", "a")).toBe(true)
  expect(await filesOf("feed-home")).toEqual([
    "/documents/kept-feed",
    "/documents/tiles?ids=a",
    "/documents/tiles?slug=about-a",
    "/media/picture-a-800.avif",
  ])
  expect(await filesOf("media")).toEqual([])
})

it("keeps the last thirty of each feed, however many another has", async () => {
  const [home, space] = [manyIds("h", 30), manyIds("s", 45)]
  const { keep } = await deviceWith([...home, ...space])
  for (const id of home) await keep("home", id)
  for (const id of space) await keep("space", id)
  const pictures = async (feed: string) => (await filesOf(feed)).filter((path) => path.startsWith("/media/"))
  expect(await pictures("feed-home")).toHaveLength(30)
  expect(await pictures("feed-space")).toEqual(
    space
      .slice(-30)
      .map((id) => `/media/picture-${id}-800.avif`)
      .toSorted(),
  )
})

it("waits for a picture that was not shown yet, and asks for a tile that was not read", async () => {
  const { keep, asked, media } = await deviceWith(["a"])
  await media.delete("/media/picture-a-800.avif")
  expect(await keep("home", "a", "b")).toBe(false)
  expect(asked).toEqual(["b"])
  await media.put("/media/picture-a-800.avif", new Response("x"))
  expect(await keep("home", "a")).toBe(true)
})

it("has the tile in view as it was written last", async () => {
  const { keep, documents } = await deviceWith(["a"])
  await keep("home", "a")
  await documents.put("/documents/tiles?ids=a", Response.json({ documents: [{ ...tileOf("a"), title: "Anew" }] }))
  await keep("home", "a")
  const found = await (await caches.open("feed-home")).match("/documents/tiles?ids=a")
  expect(await found?.json()).toMatchObject({ documents: [{ title: "Anew" }] })
})

it("lets the feed go first that was open longest ago, where the browser grants less", async () => {
  const { keep, room } = await deviceWith(["a", "b", "c"])
  await keep("home", "a")
  await keep("space", "b")
  await keep("home", "a")
  room.usage = room.quota * 0.9 + 1
  await keep("ocean", "c")
  expect(await saved()).toEqual(["feed-home", "feed-ocean"])
})

it("lets the others go one after another where the browser refuses, and keeps the one that is open", async () => {
  const { keep } = await deviceWith(["a", "b", "c"], { mostFiles: 6 + 8 })
  await keep("home", "a")
  await keep("space", "b")
  expect(await keep("ocean", "c")).toBe(true)
  expect(await saved()).toEqual(["feed-space", "feed-ocean"])
})

it("goes with whoever leaves", async () => {
  const { keep } = await deviceWith(["a"])
  await keep("home", "a")
  await removeAllSavedFeeds()
  expect(await saved()).toEqual([])
})
