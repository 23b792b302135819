import { tileFilter } from "@confetti/contract/search"
import { algoliasearch } from "algoliasearch"
import { liteClient } from "algoliasearch/lite"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startTestServer, type TestServer } from "./start-test-server.ts"
import { insertCategories, insertTiles, makeTile, publishContent } from "./tiles-factory.ts"

let server: TestServer
const dated = (day: number) => ({ publishedAt: `2026-01-${String(day).padStart(2, "0")}T00:00:00.000Z` })

beforeAll(async () => {
  server = await startTestServer({ env: { RATE_LIMIT_SEARCH: "100000" } })
  await insertCategories(server.db, ["space", "ocean", "iron"])
  await insertTiles(server.db, [
    makeTile({ id: "pluto", title: "Pluto has a heart of ice", categories: ["space"], ...dated(9) }),
    makeTile({ id: "galaxy", title: "The galaxy next door", categories: ["space"], ...dated(8) }),
    makeTile({ id: "octopus", title: "An octopus tastes with its arms", categories: ["ocean", "space"], ...dated(7) }),
    makeTile({ id: "growing", title: "Pluto still grows", developing: true }),
    makeTile({ id: "later", title: "Pluto of tomorrow", publishedAt: "2999-01-01T00:00:00.000Z" }),
  ])
  await insertTiles(
    server.db,
    [makeTile({ id: "brine", title: "Salt", categories: ["ocean"], ...dated(6) })],
    "Brine pools near the Éolian islands",
  )
  await insertTiles(
    server.db,
    [makeTile({ id: "tower", title: "The Eiffel Tower grows", categories: ["iron"], ...dated(5) })],
    "Opened in 1889, tower of towers, seen from no Øresund, Straße, 東京から見た潮の衛星, ดวงจันทร์มีน้ำขึ้น or 달에도밀물이",
  )
  await publishContent(server)
})
afterAll(() => server.stop())

const search = async (body: unknown): Promise<{ status: number; ids: string[]; answer: Record<string, unknown> }> => {
  const response = await fetch(`${server.origin}/1/indexes/tiles/query`, { method: "POST", body: JSON.stringify(body) })
  const answer = await response.json()
  return { status: response.status, ids: (answer.hits ?? []).map((hit: { objectID: string }) => hit.objectID), answer }
}

describe("the service's own client", () => {
  const hosts = () => {
    const { host } = new URL(server.origin)
    return [{ url: host, accept: "readWrite" as const, protocol: "http" as const }]
  }

  it("asks the specified query and reads the ids", async () => {
    const client = algoliasearch("app", "key", { hosts: hosts() })
    const searchParams = {
      query: "",
      enablePersonalization: true,
      userToken: "someone",
      hitsPerPage: 1000,
      attributesToRetrieve: [],
    }
    const [first, second] = await Promise.all(
      [0, 1].map((page) => {
        return client.searchSingleIndex({
          indexName: "tiles",
          searchParams: { ...searchParams, page, filters: tileFilter() },
        })
      }),
    )
    expect(first).toMatchObject({ nbHits: 5, nbPages: 1, page: 0, hitsPerPage: 1000 })
    expect(first?.hits).toEqual([
      { objectID: "pluto" },
      { objectID: "octopus" },
      { objectID: "tower" },
      { objectID: "galaxy" },
      { objectID: "brine" },
    ])
    expect(second?.hits).toEqual([])
  })

  it("asks several at once, by its light client too", async () => {
    const client = liteClient("app", "key", { hosts: hosts() })
    const { results } = await client.search<{ title: string }>([
      { indexName: "tiles", params: { query: "pluto", attributesToRetrieve: ["title"] } },
      { indexName: "tiles", params: { filters: tileFilter("ocean") } },
    ])
    const [pluto, ocean] = results as { hits: { objectID: string; title: string }[] }[]
    expect(pluto?.hits).toEqual([{ objectID: "pluto", title: "Pluto has a heart of ice" }])
    expect(ocean?.hits.map(({ objectID }) => objectID)).toEqual(["octopus", "brine"])
  })

  it("answers each of several queries as it would alone, in their order", async () => {
    const client = algoliasearch("app", "key", { hosts: hosts() })
    const { results } = await client.search({
      requests: [
        { indexName: "tiles", query: "octopus", attributesToRetrieve: [] },
        { indexName: "tiles", params: "query=galaxy&attributesToRetrieve=[]" },
        { indexName: "tiles", hitsPerPage: 0 },
      ],
    })
    expect(results.map((result) => ("hits" in result ? result.hits : null))).toEqual([
      [{ objectID: "octopus" }],
      [{ objectID: "galaxy" }],
      [],
    ])
    expect(results[2]).toMatchObject({ nbHits: 5, nbPages: 0 })
  })

  it("is told which of several queries has no index, and that strategies are none of ours", async () => {
    const client = algoliasearch("app", "key", { hosts: hosts() })
    const users = client.search({ requests: [{ indexName: "tiles" }, { indexName: "users" }] })
    await expect(users).rejects.toMatchObject({ status: 404, message: expect.stringContaining("users") })
    const stopping = client.search({ requests: [{ indexName: "tiles" }], strategy: "stopIfEnoughMatches" })
    await expect(stopping).rejects.toMatchObject({ status: 400, message: expect.stringContaining("strategy") })
  })

  it("shows our refusal as the service's", async () => {
    const client = algoliasearch("app", "key", { hosts: hosts() })
    const asking = client.searchSingleIndex({ indexName: "tiles", searchParams: { filters: "price > 10" } })
    await expect(asking).rejects.toMatchObject({ status: 400, message: expect.stringContaining("filters") })
    await expect(client.searchSingleIndex({ indexName: "users" })).rejects.toMatchObject({ status: 404 })
  })
})

describe("words", () => {
  it("have their spelling forgiven in the first few words", async () => {
    expect((await search({ query: "octupus tastse armss" })).ids).toEqual(["octopus"])
    expect((await search({ query: "octopus tastes arms octopus octupus octupus octupus" })).ids).toEqual([])
  })

  it.each([
    ["pluto", ["pluto"]],
    ["plutto", ["pluto"]],
    ["galxy", ["galaxy"]],
    ["octupus", ["octopus"]],
    ["ice", ["pluto"]],
    ["PLÚTO", ["pluto"]],
    ["galaxies", ["galaxy"]],
    ["octo", ["octopus"]],
    ["octopuses", ["octopus"]],
    ["arms octopus", ["octopus"]],
    ["brine pool", ["brine"]],
    ["eolian", ["brine"]],
    ["eolan islands", ["brine"]],
    ["heart of ice", ["pluto"]],
    ["zzzzzz", []],
    ["pluto zzzzzz", []],
    ["arm", ["octopus"]],
    ["tasting", ["octopus"]],
    ["why is the galaxy next door", ["galaxy"]],
    ["eifel towr", ["tower"]],
    ["efifel", ["tower"]],
    ["Eiffel's", ["tower"]],
    ["oresund", ["tower"]],
    ["Øresund strasse", ["tower"]],
    ["o", ["pluto", "octopus", "tower"]],
    ["1889", ["tower"]],
    ["1888", []],
    ["teh", []],
    ["icy", []],
    ["octopus tastes zzzzzz", ["octopus"]],
    ["why do octopuses taste purple arms", ["octopus"]],
    ["octupus tastes zzzzzz", ["octopus"]],
    ["octopus zzzzzz qqqqqq", []],
    ["東京", ["tower"]],
    ["衛星", ["tower"]],
    ["潮", ["tower"]],
    ["潮 衛星", ["tower"]],
    ["潮衛", []],
    ["จันทร์", ["tower"]],
    ["밀물", ["tower"]],
    ["미", ["tower"]],
    ["물밀", []],
    ["🗼", []],
    ["%", []],
    ['"', []],
    [" ", ["pluto", "octopus", "tower", "galaxy", "brine"]],
    ["galaxie netx dor", ["galaxy"]],
    ["octophus", ["octopus"]],
    ["pludo", ["pluto"]],
    ["arts", []],
  ])("%s finds %j", async (query, ids) => {
    expect((await search({ query })).ids).toEqual(ids)
  })

  it.each([
    "!!!",
    "'; drop table tiles; --",
    "a & | ! : * <-> (",
    "\u0000",
    "pluto\u0000",
    "%_\\",
    "*",
    "o*",
    "__proto__ constructor",
    "\ud800",
    "a".repeat(512),
    "a ".repeat(256),
    "ﷺ".repeat(28),
    "\u0301".repeat(400),
  ])("%j breaks nothing", async (query) => {
    expect((await search({ query })).status).toBe(200)
  })

  it("stand in titles before they stand in texts, and begin titles before they end them", async () => {
    await insertTiles(
      server.db,
      [makeTile({ id: "text", title: "Elsewhere", ...dated(20) })],
      "comet comet comet comet",
    )
    await insertTiles(server.db, [makeTile({ id: "whole", title: "Comet", ...dated(1) })])
    await insertTiles(server.db, [makeTile({ id: "end", title: "The tail of a comet", ...dated(19) })])
    await insertTiles(server.db, [makeTile({ id: "begun", title: "Cometary dust", ...dated(18) })])
    await publishContent(server)
    expect((await search({ query: "comet" })).ids).toEqual(["whole", "end", "begun", "text"])
    expect((await search({ query: "comets" })).ids).toEqual(["whole", "end", "text"])
    for (const id of ["text", "whole", "end", "begun"])
      await server.db.updateTable("tiles").set({ removed_at: new Date() }).where("id", "=", id).execute()
    await publishContent(server)
    expect((await search({ query: "comet" })).ids).toEqual([])
  })

  it("are taken as written where typing errors are not to be forgiven", async () => {
    expect((await search({ query: "plutto", typoTolerance: false })).ids).toEqual([])
    expect((await search({ query: "plutto", typoTolerance: "min" })).ids).toEqual(["pluto"])
  })

  it("that are spelt right but stand in no tile of a category find nothing there", async () => {
    expect((await search({ query: "galaxy", filters: "categories:ocean" })).ids).toEqual([])
  })
})

describe("filters", () => {
  it.each([
    ["developing = 0", 5],
    ["developing:false", 5],
    ["developing=1", 0],
    ["categories:ocean", 2],
    ['developing = 0 AND categories:"space"', 3],
    ["categories:ocean AND categories:space", 1],
    ["categories:ocean OR categories:space", 4],
    ["(categories:ocean OR categories:space) AND developing:0", 4],
    ["categories:none", 0],
  ])("%s leaves %i", async (filters, count) => {
    expect((await search({ filters })).ids).toHaveLength(count)
  })

  it("narrow what words find", async () => {
    expect((await search({ query: "octopus", filters: "categories:space" })).ids).toEqual(["octopus"])
    expect((await search({ query: "pluto", filters: "categories:ocean" })).ids).toEqual([])
  })
})

describe("pages and attributes", () => {
  it("cuts the hits into pages", async () => {
    const { ids, answer } = await search({ hitsPerPage: 3, page: 1 })
    expect(ids).toHaveLength(2)
    expect(answer).toMatchObject({ nbHits: 5, nbPages: 2, page: 1, hitsPerPage: 3 })
  })

  it("gives nothing past the last page, and only counts where no hits are wanted", async () => {
    expect((await search({ hitsPerPage: 3, page: 2 })).answer).toMatchObject({
      hits: [],
      nbHits: 5,
      nbPages: 2,
      page: 2,
    })
    expect((await search({ hitsPerPage: 3, page: 999_999 })).answer).toMatchObject({ hits: [], nbPages: 2 })
    expect((await search({ hitsPerPage: 0 })).answer).toMatchObject({ hits: [], nbHits: 5, nbPages: 0 })
    expect((await search({ hitsPerPage: 1000 })).ids).toHaveLength(5)
  })

  it("takes what only concerns how an answer is shown or counted", async () => {
    const harmless = {
      analytics: false,
      clickAnalytics: true,
      facets: [],
      tagFilters: "",
      highlightPreTag: "<b>",
      queryType: "prefixLast",
    }
    expect((await search({ query: "pluto", ...harmless })).ids).toEqual(["pluto"])
  })

  it("reads parameters written as a query string", async () => {
    const { ids, answer } = await search({ params: "query=pluto&hitsPerPage=5&attributesToRetrieve=%5B%5D" })
    expect([ids, answer["hits"]]).toEqual([["pluto"], [{ objectID: "pluto" }]])
  })

  it("gives everything the index holds when nothing is named", async () => {
    const { answer } = await search({ query: "pluto" })
    expect((answer["hits"] as object[])[0]).toMatchObject({
      objectID: "pluto",
      title: "Pluto has a heart of ice",
      slug: expect.any(String),
    })
    expect((answer["hits"] as object[])[0]).not.toHaveProperty("body")
  })
})

describe("what is refused", () => {
  it.each([
    [{ hitsPerPage: 1001 }, 400],
    [{ page: -1 }, 400],
    [{ filters: "developing" }, 400],
    [{ filters: "(developing = 0" }, 400],
    [{ filters: "developing = 0 categories:space" }, 400],
    [{ filters: "developing > 0" }, 400],
    [{ filters: `${"(".repeat(50)}developing = 0${")".repeat(50)}` }, 400],
    [{ facetFilters: [["categories:space"]] }, 400],
    [{ numericFilters: ["developing=0"] }, 400],
    [{ params: "facetFilters=%5B%5B%22categories%3Aspace%22%5D%5D" }, 400],
    [{ facets: ["categories"] }, 400],
    [{ optionalWords: ["pluto"] }, 400],
    [{ queryType: "prefixAll" }, 400],
    [{ offset: 10, length: 5 }, 400],
    [{ filters: "NOT categories:space" }, 400],
    [{ hitsPerPage: "many" }, 400],
    [{ hitsPerPage: 2.5 }, 400],
    [{ attributesToRetrieve: "[oops" }, 400],
    [{ query: 7 }, 400],
    [{ query: "x".repeat(10_000) }, 400],
    [{ filters: `${"developing = 0 AND ".repeat(400)}developing = 0` }, 400],
    [{ query: "x".repeat(513) }, 400],
    [[], 400],
  ])("%j", async (body, status) => {
    const { status: answered, answer } = await search(body)
    expect(answered).toBe(status)
    expect(answer).toEqual({ message: expect.any(String), status })
  })

  it("names what was refused", async () => {
    const { answer } = await search({ facetFilters: ["categories:space"] })
    expect(answer["message"]).toBe("The parameter facetFilters is not supported; use query and filters")
  })

  it("a body beyond all measure, in the service's form", async () => {
    const { status, answer } = await search({ query: "x".repeat(100_000) })
    expect([status, answer]).toEqual([413, { message: expect.any(String), status: 413 }])
  })

  it("another method, and answers a preflight", async () => {
    expect((await server.get("/1/indexes/tiles/query")).status).toBe(405)
    const preflight = await fetch(`${server.origin}/1/indexes/*/queries`, {
      method: "OPTIONS",
      headers: { "access-control-request-headers": "x-algolia-api-key" },
    })
    expect(preflight.headers.get("access-control-allow-headers")).toBe("x-algolia-api-key")
    expect(preflight.headers.get("access-control-allow-origin")).toBe("*")
  })
})

it("hits and refusals can be read by pages of other origins", async () => {
  const ask = (body: object, headers: Record<string, string> = {}) =>
    fetch(`${server.origin}/1/indexes/tiles/query`, { method: "POST", body: JSON.stringify(body), headers })
  const answers = [
    await ask({ query: "pluto" }),
    await ask({ filters: "price > 10" }),
    await ask({ query: "pluto" }, { authorization: `Bearer ${"a".repeat(32)}` }),
  ]
  expect(answers.map(({ status, headers }) => [status, headers.get("access-control-allow-origin")])).toEqual([
    [200, "*"],
    [400, "*"],
    [401, "*"],
  ])
})
