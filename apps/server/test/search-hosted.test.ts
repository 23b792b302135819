import { tileFilter } from "@confetti/contract/search"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { createHostedIndex } from "../src/modules/search/hosted/hosted-index.ts"
import { openHostedService } from "../src/modules/search/hosted/hosted-service.ts"
import { search } from "../src/modules/search/module.ts"
import { describeConfig, readConfig } from "../src/platform/config.ts"
import { StartupError } from "../src/platform/run-program.ts"
import { type FakeSearchService, startFakeSearchService } from "./fake-search-service.ts"
import { insertPerson } from "./person-factory.ts"
import { startTestServer, type TestServer } from "./start-test-server.ts"
import { insertCategories, insertTiles, makeTile, publishContent } from "./tiles-factory.ts"

let service: FakeSearchService
let server: TestServer
let now: number

beforeEach(async () => {
  service = await startFakeSearchService("our-tiles")
  now = Date.parse("2026-06-01T12:00:00.000Z")
})
afterEach(async () => {
  await server?.stop()
  await service.stop()
})

const env = () => ({
  ALGOLIA_APP_ID: "app",
  ALGOLIA_ADMIN_KEY: "key",
  ALGOLIA_INDEX: "our-tiles",
  ALGOLIA_HOST: service.url,
})

async function start(settings: Record<string, string> = env()): Promise<void> {
  server = await startTestServer({ env: settings, clock: () => now })
  await insertCategories(server.db, ["space", "ocean"])
  await insertTiles(server.db, [
    makeTile({ id: "pluto", title: "Pluto has a heart of ice" }),
    makeTile({ id: "octopus", title: "An octopus tastes with its arms", categories: ["ocean"] }),
    makeTile({ id: "grows", title: "Pluto still grows", developing: true }),
    makeTile({ id: "later", title: "Pluto of tomorrow", publishedAt: "2026-06-02T00:00:00.000Z" }),
  ])
  await publishContent(server)
}

const indexer = () => createHostedIndex(openHostedService(server.services.config) ?? expect.fail(), server.services)
const ids = () => [...service.objects.keys()].sort()

async function ask(body: object, headers: Record<string, string> = {}) {
  const address = `${server.origin}/1/indexes/tiles/query`
  return (await fetch(address, { method: "POST", body: JSON.stringify(body), headers })).json()
}

describe("the index there", () => {
  // The server's own indexing would race with the one under test, so the server has no account.
  const quiet = async () => {
    await start({})
    return createHostedIndex(
      openHostedService({ ...server.services.config, ...env() }) ?? expect.fail(),
      server.services,
    )
  }

  it("holds what ours finds, after the first time", async () => {
    const index = await quiet()
    service.objects.set("of before 1", {}).set("of before 2", {}).set("of before 3", {})
    await fetch(`${service.url}/1/indexes/our-tiles/settings`, {
      method: "PUT",
      body: "{}",
      headers: { "x-algolia-application-id": "app", "x-algolia-api-key": "key" },
    })
    await index.bringUpToDate()
    expect(ids()).toEqual(["octopus", "pluto"])
    expect(service.objects.get("octopus")).toEqual({
      objectID: "octopus",
      slug: expect.any(String),
      title: "An octopus tastes with its arms",
      teaser: expect.any(String),
      categories: ["ocean"],
      developing: 0,
      aspect: "19.5x9",
      publishedAt: expect.any(String),
      updatedAt: expect.any(String),
      picture: expect.any(Object),
    })
    expect(service.settings()).toMatchObject({
      attributesForFaceting: ["filterOnly(categories)"],
      paginationLimitedTo: 2000,
      userData: { confetti: { contentVersion: 1 } },
    })
  })

  it("is sent differences from then on: changed, removed, and those whose time has come", async () => {
    const index = await quiet()
    await index.bringUpToDate()
    expect(service.takeWrites()).toEqual({ updated: 2, deleted: 0 })
    await index.bringUpToDate()
    expect(service.takeWrites()).toEqual({ updated: 0, deleted: 0 })

    await server.db.updateTable("tiles").set({ version: 2 }).where("id", "=", "pluto").execute()
    await server.db.updateTable("tiles").set({ removed_at: new Date() }).where("id", "=", "octopus").execute()
    await publishContent(server)
    now += 24 * 3_600_000
    await index.bringUpToDate()
    expect(service.takeWrites()).toEqual({ updated: 2, deleted: 1 })
    expect(ids()).toEqual(["later", "pluto"])
  })

  it("is left alone by a process that starts with the same content", async () => {
    const index = await quiet()
    await index.bringUpToDate()
    service.takeWrites()
    const other = createHostedIndex(
      openHostedService({ ...server.services.config, ...env() }) ?? expect.fail(),
      server.services,
    )
    await other.bringUpToDate()
    expect(service.takeWrites()).toEqual({ updated: 0, deleted: 0 })
    now += 24 * 3_600_000
    await other.bringUpToDate()
    expect(service.takeWrites()).toEqual({ updated: 1, deleted: 0 })
  })

  it("goes on after a failure", async () => {
    const index = await quiet()
    service.failWith(503)
    await expect(index.bringUpToDate()).rejects.toThrow("answered 503")
    service.failWith(null)
    await index.bringUpToDate()
    expect(ids()).toEqual(["octopus", "pluto"])
  })

  it("is put right after another process that knew less has written over it", async () => {
    const index = await quiet()
    await index.bringUpToDate()
    await server.db.updateTable("tiles").set({ version: 2 }).where("id", "=", "pluto").execute()
    await publishContent(server)
    await index.bringUpToDate()
    service.objects.set("octopus", { objectID: "octopus", title: "as it was" }).set("gone", { objectID: "gone" })
    await fetch(`${service.url}/1/indexes/our-tiles/settings`, {
      method: "PUT",
      body: JSON.stringify({ userData: { confetti: { contentVersion: 1, at: now } } }),
      headers: { "x-algolia-application-id": "app", "x-algolia-api-key": "key" },
    })
    await index.bringUpToDate()
    expect(ids()).toEqual(["octopus", "pluto"])
    expect(service.objects.get("octopus")).toMatchObject({ title: "An octopus tastes with its arms" })
  })

  it("follows a database that was put back to an older day", async () => {
    const index = await quiet()
    await fetch(`${service.url}/1/indexes/our-tiles/settings`, {
      method: "PUT",
      body: JSON.stringify({ userData: { confetti: { contentVersion: 9, at: now } } }),
      headers: { "x-algolia-application-id": "app", "x-algolia-api-key": "key" },
    })
    await index.bringUpToDate()
    expect(ids()).toEqual(["octopus", "pluto"])
    expect(service.settings()).toMatchObject({ userData: { confetti: { contentVersion: 1 } } })
  })
})

describe("the job that indexes", () => {
  const job = search.jobs?.[0] ?? expect.fail()
  /** The process looks each second; what it then sends waits to be done. */
  const inStep = (expected: string[]) =>
    vi.waitFor(
      async () => {
        await server.settleJobs()
        expect(ids()).toEqual(expected)
      },
      { timeout: 10_000 },
    )
  const run = () =>
    server.db.transaction().execute((tx) => server.services.jobs.send(tx, "search-index_tiles", {}, { key: "all" }))

  it("is sent at the start, when the content changes, and when a tile's time has come", async () => {
    await start()
    await inStep(["octopus", "pluto"])
    await server.db.updateTable("tiles").set({ removed_at: new Date() }).where("id", "=", "octopus").execute()
    await publishContent(server)
    await inStep(["pluto"])
    now += 24 * 3_600_000
    await inStep(["later", "pluto"])
  })

  it("does nothing when it runs again, and no harm when it runs twice at once", async () => {
    await start()
    await inStep(["octopus", "pluto"])
    service.takeWrites()
    await run()
    await server.settleJobs()
    expect(service.takeWrites()).toEqual({ updated: 0, deleted: 0 })
    await server.db.updateTable("tiles").set({ version: 2 }).where("id", "=", "pluto").execute()
    await publishContent(server)
    await Promise.all([1, 2].map(() => job.run({} as never, server.services)))
    expect(service.takeWrites()).toEqual({ updated: 1, deleted: 0 })
    expect(ids()).toEqual(["octopus", "pluto"])
  })

  it("is tried again after a failure, and by the hour whatever happened", async () => {
    expect(job).toMatchObject({ name: "search-index_tiles", schedule: expect.stringMatching(/^\d+ \* \* \* \*$/) })
    await start()
    service.failWith(503)
    await run()
    await server.settleJobs()
    expect(ids()).toEqual([])
    service.failWith(null)
    await run()
    await server.settleJobs()
    expect(ids()).toEqual(["octopus", "pluto"])
  })

  it("has nothing to do where the operator has no account", async () => {
    await start({})
    await run()
    await server.settleJobs()
    expect([ids(), service.settings()]).toEqual([[], null])
  })
})

describe("searches", () => {
  it("are answered by the service, asked for the person who asks", async () => {
    await start()
    await indexer().bringUpToDate()
    const me = await insertPerson(server, { id: "me" })
    const query = { query: "", enablePersonalization: true, userToken: "me", filters: tileFilter("space"), page: 1 }
    const answer = await ask({ ...query, attributesToRetrieve: [] }, me)
    expect(answer).toMatchObject({ theirs: true })
    expect(answer.hits[0].developing).toBe(false)
    expect(service.queries.at(-1)).toEqual({
      query: "",
      enablePersonalization: "true",
      userToken: "me",
      filters: "developing = 0 AND categories:space",
      page: "1",
      attributesToRetrieve: "[]",
    })
  })

  it("tell the service nobody's token but the asker's own", async () => {
    await start()
    await indexer().bringUpToDate()
    await ask({ query: "", enablePersonalization: true, userToken: "somebody" })
    expect(service.queries.at(-1)).toEqual({ query: "", enablePersonalization: "false" })
  })

  it("that we refuse never reach it", async () => {
    await start()
    expect(await ask({ filters: "price > 10" })).toMatchObject({ status: 400 })
    expect(service.queries).toEqual([])
  })

  it("are answered by us while it fails, and by it again later", async () => {
    await start()
    await indexer().bringUpToDate()
    service.failWith(500)
    expect(await ask({ query: "plutto", attributesToRetrieve: [] })).toMatchObject({ hits: [{ objectID: "pluto" }] })
    service.failWith(null)
    expect(await ask({ query: "pluto" })).not.toHaveProperty("theirs")
    expect(service.queries).toEqual([])
    now += 11_000
    expect(await ask({ query: "pluto" })).toHaveProperty("theirs")
  })
})

it("needs both halves of an account, and keeps the key out of what is printed at the start", async () => {
  await start({})
  const config = { ...server.services.config, ALGOLIA_APP_ID: "app" }
  expect(() => openHostedService(config)).toThrow(StartupError)
  const printed = describeConfig(readConfig({ ALGOLIA_APP_ID: "app", ALGOLIA_ADMIN_KEY: "very secret" }))
  expect(printed).toContain("ALGOLIA_ADMIN_KEY=(set)")
  expect(printed).not.toContain("secret")
})
