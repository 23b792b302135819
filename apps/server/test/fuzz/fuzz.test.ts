// @module-tag drill
import { afterAll, beforeAll, expect, it } from "vitest"
import { type FuzzServer, startFuzzServer } from "./fuzz-server.ts"

/** A slice of `npm run fuzz`: always the same requests, so that a failure is this change's. */
const requestsARoute = 24
const seed = 1

let fuzzed: FuzzServer
beforeAll(async () => {
  fuzzed = await startFuzzServer()
})
afterAll(() => fuzzed.stop())

it("breaks at no route, whatever is sent, and says why it refuses", { timeout: 120_000 }, async () => {
  const faults = []
  for (const route of fuzzed.routes) faults.push(...(await fuzzed.fuzz(route, seed, requestsARoute)).faults)
  expect(faults.map(({ route, seed: from, what }) => `${what}: ${route} --seed ${from}`)).toEqual([])
})
