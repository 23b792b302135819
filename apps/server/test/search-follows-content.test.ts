import { expect, it, onTestFinished, vi } from "vitest"
import { makeImporter } from "./import-folder.ts"
import { makePackFolder, tileText } from "./pack-folder.ts"
import { startTestServer } from "./start-test-server.ts"

async function startWithPack() {
  const server = await startTestServer()
  onTestFinished(() => server.stop())
  const pack = makePackFolder()
  const importer = makeImporter(server.db)
  const read = vi.spyOn(server.services.pool, "query")
  return {
    pack,
    server,
    bringIn: async (): Promise<void> => {
      await importer.run(pack.dir)
      await server.services.content.refresh()
    },
    find: async (query: string): Promise<string[]> => {
      const body = JSON.stringify({ query, attributesToRetrieve: ["title"] })
      const response = await fetch(`${server.origin}/1/indexes/tiles/query`, { method: "POST", body })
      return ((await response.json()).hits as { title: string }[]).map(({ title }) => title)
    },
    /** How many tiles' words were read from the database since the last time. */
    wordsRead: (): number => {
      const reads = (read.mock.calls as unknown as [{ name?: string; values?: string[][] }][]).filter(
        ([query]) => query.name === "search-words",
      )
      read.mockClear()
      return reads.reduce((sum, [{ values }]) => sum + (values?.[0]?.length ?? 0), 0)
    },
  }
}

const moon = "tiles/space/moon.md"
const tides = "The Moon has tides too"

it("finds what an import brought, by its title, its teaser and the text of its subtiles", async () => {
  const { bringIn, find, wordsRead } = await startWithPack()
  expect(await find("moon")).toEqual([])
  await bringIn()
  expect(await find("moon")).toEqual([tides])
  expect(await find("crust rises")).toContain(tides)
  expect(await find("billion years")).toContain(tides)
  expect(wordsRead()).toBe(2)
})

it("reads the words of changed tiles alone", async () => {
  const { pack, bringIn, find, wordsRead } = await startWithPack()
  await bringIn()
  await find("moon")
  wordsRead()
  pack.write(moon, tileText({ title: "Io has volcanoes" }))
  await bringIn()
  expect(await find("volcanoes")).toEqual(["Io has volcanoes"])
  expect(await find("moon")).toEqual([])
  expect(wordsRead()).toBe(1)
  await find("whales")
  expect(wordsRead()).toBe(0)
})

it("forgets a tile whose file is gone, and finds it again with its file", async () => {
  const { pack, bringIn, find } = await startWithPack()
  await bringIn()
  pack.remove(moon)
  await bringIn()
  expect(await find("moon")).toEqual([])
  expect(await find("crust")).not.toContain(tides)
  pack.write(moon, tileText())
  await bringIn()
  expect(await find("moon")).toEqual([tides])
})

it("finds a story once it no longer grows", async () => {
  const { pack, bringIn, find } = await startWithPack()
  const finished = tileText({ title: "Voyager writes home" })
  await bringIn()
  pack.write("tiles/space/voyager.md", finished)
  await bringIn()
  expect(await find("voyager")).toEqual(["Voyager writes home"])
})

it("answers from what it has while the database is away", async () => {
  const { bringIn, find, server } = await startWithPack()
  await bringIn()
  expect(await find("moon")).toHaveLength(1)
  vi.spyOn(server.services.pool, "query").mockImplementation(() => {
    throw Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" })
  })
  const body = JSON.stringify({ query: "moon", attributesToRetrieve: [] })
  const response = await fetch(`${server.origin}/1/indexes/tiles/query`, { method: "POST", body })
  expect((await response.json()).nbHits).toBe(1)
})
