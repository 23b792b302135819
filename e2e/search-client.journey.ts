import { once } from "node:events"
import { readFile } from "node:fs/promises"
import { createServer } from "node:http"
import { createRequire } from "node:module"
import type { AddressInfo } from "node:net"
import type { APIRequestContext, Page } from "@playwright/test"
import type * as service from "algoliasearch"
import { expectRefusals } from "./barriers.ts"
import { expect, test } from "./journey.ts"
import { codeFor, newAddress } from "./people.ts"

/** What the service's own browser build puts into a page. */
declare const algoliasearch: typeof service

type Query = { indexName: string; headers?: Record<string, string> } & Record<string, unknown>

/** The client gives up after two seconds, which a machine that runs everything at once may need for its first query. */
const timeouts = { connect: 20_000, read: 20_000, write: 20_000 }

const query = {
  query: "",
  enablePersonalization: true,
  hitsPerPage: 1000,
  attributesToRetrieve: [],
}

/** A page of another origin, with nothing on it but the service's own client, as its makers build it for browsers. */
const otherSite = test.extend<{ site: string }>({
  site: async ({ page }, use) => {
    const client = await readFile(createRequire(import.meta.url).resolve("algoliasearch/dist/algoliasearch.umd.js"))
    const html =
      '<!doctype html><html lang="en"><link rel="icon" href="data:,"><script src="/client.js"></script></html>'
    const server = createServer((request, response) => {
      const isClient = request.url === "/client.js"
      response.writeHead(200, { "content-type": isClient ? "text/javascript" : "text/html" })
      response.end(isClient ? client : html)
    })
    server.listen(0, "127.0.0.1")
    await once(server, "listening")
    const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    await page.goto(site)
    await use(site)
    server.closeAllConnections()
    server.close()
  },
})

/** One query by the client in the page; what it throws as the page sees it. */
function ask(page: Page, baseURL: string | undefined, { indexName, headers = {}, ...searchParams }: Query) {
  return page.evaluate(
    async ({ host, timeouts, indexName, headers, searchParams }) => {
      const hosts = [{ url: host, accept: "readWrite" as const, protocol: "http" as const }]
      const client = algoliasearch.algoliasearch("any-app", "any-key", { hosts, timeouts })
      try {
        const { hits, nbHits, page, hitsPerPage } = await client.searchSingleIndex(
          { indexName, searchParams },
          { headers },
        )
        return { hits, nbHits, page, hitsPerPage, failure: null }
      } catch (error) {
        const { name, message, status } = error as Error & { status?: number }
        return { hits: [], nbHits: 0, page: 0, hitsPerPage: 0, failure: { name, message, status } }
      }
    },
    { host: new URL(baseURL ?? "").host, timeouts, indexName, headers, searchParams },
  )
}

/** The specified query: the ids of page 0 followed by page 1. */
async function ordered(page: Page, baseURL: string | undefined, more: Omit<Query, "indexName">): Promise<string[]> {
  const pages = []
  for (const at of [0, 1]) pages.push(await ask(page, baseURL, { indexName: "tiles", ...query, page: at, ...more }))
  for (const [at, { failure, page: answered, hitsPerPage, hits }] of pages.entries()) {
    expect(failure).toBeNull()
    expect([answered, hitsPerPage]).toEqual([at, 1000])
    for (const hit of hits) expect(Object.keys(hit)).toEqual(["objectID"])
  }
  return pages.flatMap(({ hits }) => hits.map(({ objectID }) => objectID))
}

/** Somebody who signed in by nothing but requests, as another site's server would on their behalf: with a bearer in its hands. */
async function newPerson(baseURL: string, request: APIRequestContext) {
  const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const answer = await fetch(baseURL + path, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    })
    expect(answer.ok, path).toBe(true)
    return answer.json() as Promise<unknown>
  }
  const email = newAddress("elsewhere")
  await post("/auth/email-otp/send-verification-otp", { email, type: "sign-in" })
  const entered = await post("/auth/sign-in/email-otp", { email, otp: await codeFor(request, email) })
  const { token, user } = entered as { token: string; user: { id: string } }
  const headers = { authorization: `Bearer ${token}` }
  const call = async (name: string, data: unknown = null) =>
    ((await post(`/functions/${name}`, { data }, headers)) as { result: unknown }).result
  await call("users-create_user")
  return { id: user.id, headers, call }
}

otherSite("the specified query, from another origin, in a browser", async ({ page, site, baseURL, request }) => {
  expect(new URL(site).origin).not.toBe(new URL(baseURL ?? "").origin)
  const everything = await ordered(page, baseURL, { userToken: "someone", filters: "developing = 0" })
  const feed = await request.post("/functions/users-get_home_feed", { data: { data: null } })
  const { result } = (await feed.json()) as { result: string[] }
  expect(everything).toEqual(result)

  const space = await ordered(page, baseURL, { userToken: "someone", filters: "developing = 0 AND categories:space" })
  expect(space.length).toBeGreaterThan(0)
  expect(space).toEqual(everything.filter((id) => space.includes(id)))
  const tiles = await request.get(`/documents/tiles?ids=${space.slice(0, 100).join()}`)
  const { documents } = (await tiles.json()) as { documents: { categories: string[]; developing: boolean }[] }
  for (const tile of documents) expect(tile).toMatchObject({ developing: false })
  for (const tile of documents) expect(tile.categories).toContain("space")
})

otherSite("a person's own order, for that person alone", async ({ page, site, baseURL, request }) => {
  expect(site).not.toBe(baseURL)
  const me = await newPerson(baseURL ?? "", request)
  const ocean = await ordered(page, baseURL, { userToken: me.id, filters: "developing = 0 AND categories:ocean" })
  for (const tileId of ocean.slice(-6)) await me.call("likes-like_tile", { tileId })
  await me.call("users-calculate_eligible_tiles")
  const feed = (await me.call("users-get_home_feed")) as string[]

  const common = await ordered(page, baseURL, { userToken: me.id, filters: "developing = 0" })
  const mine = await ordered(page, baseURL, { userToken: me.id, filters: "developing = 0", headers: me.headers })
  expect(mine.slice(0, feed.length)).toEqual(feed)
  expect(mine).not.toEqual(common)
  expect(mine.toSorted()).toEqual(common.toSorted())
  const asAnother = { userToken: "somebody else", filters: "developing = 0", headers: me.headers }
  expect(await ordered(page, baseURL, asAnother)).toEqual(common)
})

otherSite("several queries at once", async ({ page, site, baseURL }) => {
  expect(site).toContain("127.0.0.1")
  const answers = await page.evaluate(
    async ({ host, timeouts }) => {
      const client = algoliasearch.algoliasearch("any-app", "any-key", {
        hosts: [{ url: host, accept: "readWrite", protocol: "http" }],
        timeouts,
      })
      const { results } = await client.search({
        requests: [
          { indexName: "tiles", query: "plutto", attributesToRetrieve: ["slug"] },
          { indexName: "tiles", query: "", filters: "developing = 0 AND categories:space", hitsPerPage: 3 },
        ],
      })
      return results.map((result) => ("hits" in result ? { hits: result.hits, nbHits: result.nbHits } : null))
    },
    { host: new URL(baseURL ?? "").host, timeouts },
  )
  expect(answers[0]?.hits).toContainEqual({ objectID: expect.any(String), slug: "five-small-stowaways" })
  expect(answers[1]?.hits).toHaveLength(3)
  expect(answers[1]?.nbHits).toBeGreaterThan(3)
})

otherSite(
  "what we do not support is refused in the service's own form",
  async ({ page, site, baseURL, complaints }) => {
    expect(site).toContain("127.0.0.1")
    const { failure } = await ask(page, baseURL, { indexName: "tiles", filters: "price > 10" })
    expect(failure).toMatchObject({ name: "ApiError", status: 400, message: expect.stringContaining("filters") })
    expect((await ask(page, baseURL, { indexName: "users" })).failure).toMatchObject({ name: "ApiError", status: 404 })
    expectRefusals(complaints)
  },
)
