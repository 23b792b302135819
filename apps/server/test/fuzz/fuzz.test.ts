import { afterAll, beforeAll, expect, it } from "vitest"
import type { TestServer } from "../start-test-server.ts"
import { fuzz, routesOf, startFuzzServer } from "./fuzz-server.ts"

/** A slice of `npm run fuzz`: always the same requests, so that a failure is this change's. */
const requestsARoute = 40
const seed = 1

let server: TestServer
beforeAll(async () => {
  server = await startFuzzServer()
})
afterAll(() => server.stop())

it("breaks at no route, whatever is sent", { timeout: 120_000 }, async () => {
  const faults = []
  for (const route of routesOf(server)) faults.push(...(await fuzz(server, route, seed, requestsARoute)).faults)
  expect(faults.map(({ route, seed: from, status }) => `${status} ${route} --seed ${from}`)).toEqual([])
})
