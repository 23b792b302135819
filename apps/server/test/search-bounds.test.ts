import type { SearchResponse } from "@confetti/contract/search"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { startTestServer, type TestServer } from "./start-test-server.ts"
import { insertTiles, makeTile, publishContent } from "./tiles-factory.ts"

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
  await insertTiles(server.db, [makeTile({ id: "pluto", title: "Pluto has a heart of ice" })])
  await publishContent(server)
})
afterAll(() => server.stop())

describe("a search request", () => {
  const ask = async (address: string, requests: object[], to: TestServer) => {
    const response = await fetch(`${to.origin}/1/indexes/*/queries`, {
      method: "POST",
      body: JSON.stringify({ requests: requests.map((each) => ({ indexName: "tiles", ...each })) }),
      headers: { "x-forwarded-for": address },
    })
    const body = await response.json()
    return { status: response.status, results: body.results as SearchResponse[], message: body.message as string }
  }
  const ids = { query: "pluto", attributesToRetrieve: [] }
  const times = (count: number) => Array.from({ length: count }, () => ids)

  it("has at most ten queries", async () => {
    expect((await ask("1.1.1.1", times(10), server)).results).toHaveLength(10)
    const { status, message } = await ask("1.1.1.1", times(11), server)
    expect([status, message]).toEqual([400, "requests must be a list of at most 10 queries"])
  })

  it("costs what its queries cost, all of it before any is answered", async () => {
    let now = 1_000_000
    const env = { RATE_LIMIT_SEARCH: "60", TRUST_PROXY: "1" }
    const small = await startTestServer({ env, clock: () => now })
    await publishContent(small)
    // A fifth of sixty at once: ten, then two, then none.
    expect((await ask("1.1.1.1", times(10), small)).status).toBe(200)
    expect((await ask("1.1.1.1", times(3), small)).status).toBe(429)
    expect((await ask("1.1.1.2", [{ ...ids, hitsPerPage: 1000 }], small)).status).toBe(200)
    expect((await ask("1.1.1.2", [{ query: "pluto", hitsPerPage: 1000 }], small)).status, "eleven more").toBe(200)
    expect((await ask("1.1.1.2", [ids], small)).status).toBe(429)
    now += 60_000
    expect((await ask("1.1.1.2", [ids], small)).status).toBe(200)
    await small.stop()
  })

  it("holds two million characters of answers, and is refused beyond", async () => {
    const wide = await startTestServer()
    const title = "Pluto ".repeat(5_000)
    await insertTiles(
      wide.db,
      Array.from({ length: 12 }, (_, at) => makeTile({ id: `wide-${at}`, title })),
    )
    await publishContent(wide)
    const wideQuery = { query: "pluto", attributesToRetrieve: ["title"], hitsPerPage: 6 }
    const tenTimes = (query: object) => Array.from({ length: 10 }, () => query)
    const fits = await ask("1.1.1.1", tenTimes(wideQuery), wide)
    expect([fits.status, fits.results.length]).toEqual([200, 10])
    const beyond = await ask("1.1.1.2", tenTimes({ ...wideQuery, hitsPerPage: 12 }), wide)
    expect(beyond).toMatchObject({
      status: 400,
      message: "This asks for more than one answer holds; ask for fewer hits",
    })
    expect((await ask("1.1.1.3", [{ ...wideQuery, hitsPerPage: 12 }], wide)).status).toBe(200)
    await wide.stop()
  })

  it("is answered in full while its second lasts; what comes after says that it was cut", async () => {
    let time = 0
    // Each look at the clock takes a tenth of a second.
    const slow = vi.spyOn(performance, "now").mockImplementation(() => (time += 100))
    const { status, results } = await ask("1.1.1.4", times(10), server).finally(() => slow.mockRestore())
    expect([status, results.length]).toEqual([200, 10])
    const cut = results.findIndex(({ exhaustiveNbHits }) => !exhaustiveNbHits)
    expect(cut).toBeGreaterThan(0)
    results.forEach((result, at) => {
      const [hits, isWhole] = at < cut ? [[{ objectID: "pluto" }], true] : [[], false]
      expect(result).toMatchObject({ hits, nbHits: hits.length, exhaustiveNbHits: isWhole })
    })
    const { results: next } = await ask("1.1.1.4", [ids], server)
    expect(next).toMatchObject([{ nbHits: 1, exhaustiveNbHits: true }])
  })
})
