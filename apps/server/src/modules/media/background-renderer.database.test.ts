import { expect, it, onTestFinished } from "vitest"
import { startTestServer } from "../../../test/start-test-server.ts"
import { insertTiles, makeTile, publishContent } from "../../../test/tiles-factory.ts"
import { startBackgroundRenderer } from "./background-renderer.ts"
import type { MediaLibrary } from "./media-library.ts"

/** A library that notes what it is asked for, and says when it was asked for so many. */
const makeLibrary = () => {
  const asked: string[] = []
  let wanted: { count: number; reached: () => void } | undefined
  const library: MediaLibrary = {
    has: () => false,
    fileOf: async () => null,
    pathOf: async () => null,
    preview: async () => null,
    prepare: async (names) => {
      asked.push(...names)
      if (wanted && asked.length >= wanted.count) wanted.reached()
    },
  }
  const reach = (count: number): Promise<void> => new Promise((reached) => (wanted = { count, reached }))
  return { library, asked, reach }
}

const setUp = async (count: number) => {
  const server = await startTestServer()
  onTestFinished(server.stop)
  const letters = "abcdefghijklmnopqrst"
  const tiles = Array.from({ length: count }, (_, at) => {
    const id = letters.charAt(at).repeat(20)
    const publishedAt = new Date(Date.UTC(2026, 0, 30 - at)).toISOString()
    return makeTile({ id, publishedAt, picture: { ...makeTile().picture, id }, card: `${id}.jpg` })
  })
  await insertTiles(server.db, tiles)
  await publishContent(server)
  return { server, first: tiles[0]?.id, last: tiles.at(-1)?.id }
}

it("makes the first screens' pictures first, and then every file once", async () => {
  const { server, first, last } = await setUp(14)
  const { library, asked, reach } = makeLibrary()
  const all = reach(12 + 14 * 3)
  const renderer = startBackgroundRenderer({ ...server.services, library })
  await all
  await renderer.stop()
  expect(asked[0]).toBe(`${first}-828.avif`)
  expect(asked.slice(0, 12).some((name) => name.startsWith(String(last)))).toBe(false)
  expect(asked.slice(0, 12).every((name) => name.endsWith("-828.avif"))).toBe(true)
  expect(new Set(asked.slice(12)).size).toBe(14 * 3)
})

it("ends at once when it is told to, whatever is left", async () => {
  const { server } = await setUp(3)
  const { library, asked, reach } = makeLibrary()
  const begun = reach(1)
  const renderer = startBackgroundRenderer({ ...server.services, library })
  await begun
  await renderer.stop()
  expect(asked.length).toBeLessThan(3 + 12)
})
