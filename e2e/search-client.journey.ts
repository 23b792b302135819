import { once } from "node:events"
import { readFile } from "node:fs/promises"
import { createServer } from "node:http"
import { createRequire } from "node:module"
import type { AddressInfo } from "node:net"
import type { Page } from "@playwright/test"
import type * as service from "algoliasearch"
import { expectRefusals } from "./barriers.ts"
import { expect, test } from "./journey.ts"

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

otherSite(
  "the specified query, and a refusal, from another origin",
  async ({ page, site, baseURL, request, complaints }) => {
    expect(new URL(site).origin).not.toBe(new URL(baseURL ?? "").origin)
    const specified = { indexName: "tiles", ...query, userToken: "someone", filters: "developing = 0" }
    const feed = await request.post("/functions/users-get_home_feed", { data: { data: null } })
    const { result } = (await feed.json()) as { result: string[] }
    const objectIDs = result.map((objectID) => ({ objectID }))
    expect(await ask(page, baseURL, { ...specified, page: 0 })).toMatchObject({
      hits: objectIDs,
      page: 0,
      hitsPerPage: 1000,
      failure: null,
    })
    expect(await ask(page, baseURL, { ...specified, page: 1 })).toMatchObject({ hits: [], page: 1, failure: null })

    // The browser asks first whether it may send the bearer at all: here nobody's.
    const nobody = { ...specified, headers: { authorization: `Bearer ${"a".repeat(32)}` } }
    expect((await ask(page, baseURL, nobody)).failure).toMatchObject({ name: "ApiError", status: 401 })
    const { failure } = await ask(page, baseURL, { indexName: "tiles", filters: "price > 10" })
    expect(failure).toMatchObject({ name: "ApiError", status: 400, message: expect.stringContaining("filters") })
    expect((await ask(page, baseURL, { indexName: "users" })).failure).toMatchObject({ name: "ApiError", status: 404 })
    expectRefusals(complaints)
  },
)
