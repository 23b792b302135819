import { tileFilter } from "@confetti/contract/search"
import { algoliasearch } from "algoliasearch"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { searchWith } from "../src/modules/search/module.ts"
import { insertPerson } from "./person-factory.ts"
import { startTestServer, type TestServer } from "./start-test-server.ts"
import { insertCategories, publishContent } from "./tiles-factory.ts"

let server: TestServer
let mine: Record<string, string>
let others: Record<string, string>

/** Ids from `t0001` on; every third tile is of the category `rare`. */
const tileCount = 2_100
const idOf = (number: number): string => `t${String(number).padStart(4, "0")}`
const range = (from: number, to: number): string[] => Array.from({ length: to - from + 1 }, (_, at) => idOf(from + at))

beforeAll(async () => {
  const personal = searchWith(async (userId) => (userId === "me" ? [idOf(77), idOf(3), "gone"] : null))
  server = await startTestServer({ modules: [personal] })
  await insertCategories(server.db, ["common", "rare"])
  // The same day and category everywhere, so that the default order is that of the ids.
  await server.services.pool.query(
    `insert into tiles (id, slug, title, developing, category, categories, published_at, updated_at, content_hash, document,
        title_words, all_words)
      select id, id, id, false, 'common', case when n % 3 = 0 then array['common', 'rare'] else array['common'] end,
        '2020-01-01', '2020-01-01', id, '{}', id, id
      from (select n, 't' || lpad(n::text, 4, '0') as id from generate_series(1, $1::int) n) as made`,
    [tileCount],
  )
  await publishContent(server)
  mine = await insertPerson(server, { id: "me" })
  others = await insertPerson(server, { id: "other" })
})
afterAll(() => server.stop())

/** The specified query, by the service's own client: the ids of page 0 followed by page 1. */
async function ordered(category?: string, headers: Record<string, string> = {}): Promise<string[]> {
  const { host } = new URL(server.origin)
  const client = algoliasearch("app", "key", {
    hosts: [{ url: host, accept: "readWrite", protocol: "http" }],
    baseHeaders: headers,
  })
  const pages = await Promise.all(
    [0, 1].map((page) =>
      client.searchSingleIndex({
        indexName: "tiles",
        searchParams: {
          query: "",
          enablePersonalization: true,
          userToken: "me",
          hitsPerPage: 1000,
          page,
          attributesToRetrieve: [],
          filters: tileFilter(category),
        },
      }),
    ),
  )
  for (const { hits } of pages) for (const hit of hits) expect(Object.keys(hit)).toEqual(["objectID"])
  return pages.flatMap(({ hits }) => hits.map(({ objectID }) => objectID))
}

describe("the specified query", () => {
  it("gives two thousand tiles over two pages, each once, and stops there", async () => {
    expect(await ordered()).toEqual(range(1, 2000))
  })

  it("gives both pages of a category", async () => {
    expect(await ordered("common")).toEqual(range(1, 2000))
    expect(await ordered("rare")).toEqual(range(1, tileCount).filter((_, at) => (at + 1) % 3 === 0))
  })

  it("counts what there is, and pages only what can be read", async () => {
    const body = JSON.stringify({ hitsPerPage: 1000, page: 2, attributesToRetrieve: [] })
    const answer = await (await fetch(`${server.origin}/1/indexes/tiles/query`, { method: "POST", body })).json()
    expect(answer).toMatchObject({ nbHits: tileCount, nbPages: 2, page: 2, hits: [] })
  })
})

describe("a person's own order", () => {
  it("comes first for that person alone, and the rest follows in the common order", async () => {
    const personal = [idOf(77), idOf(3), ...range(1, tileCount).filter((id) => id !== idOf(77) && id !== idOf(3))]
    expect(await ordered(undefined, mine)).toEqual(personal.slice(0, 2000))
    expect(await ordered("rare", mine)).toEqual([idOf(3), ...range(4, tileCount).filter((_, at) => (at + 4) % 3 === 0)])
  })

  it("is told to nobody else who writes their token", async () => {
    expect((await ordered(undefined, others)).slice(0, 3)).toEqual(range(1, 3))
    expect((await ordered()).slice(0, 3)).toEqual(range(1, 3))
  })

  it("is not for words", async () => {
    const body = JSON.stringify({ query: "t", enablePersonalization: true, userToken: "me", hitsPerPage: 3 })
    const response = await fetch(`${server.origin}/1/indexes/tiles/query`, { method: "POST", body, headers: mine })
    const { hits } = await response.json()
    expect(hits.map(({ objectID }: { objectID: string }) => objectID)).toEqual(range(1, 3))
  })
})
