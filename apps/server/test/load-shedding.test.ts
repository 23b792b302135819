import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Importance } from "../src/platform/load-shedding/importance.ts"
import { addAccount } from "./add-account.ts"
import { startTestServer, type TestServer } from "./start-test-server.ts"
import { insertTiles, makeTile, publishContent } from "./tiles-factory.ts"

let server: TestServer
let refused: Importance["priority"][] = []

beforeAll(async () => {
  const admission = { admit: ({ priority }: Importance) => (refused.includes(priority) ? null : () => {}) }
  server = await startTestServer({ admission })
  await insertTiles(server.db, [makeTile({ id: "a" })])
  await publishContent(server)
})
afterAll(() => server.stop())

const failureOf = async (response: Response) =>
  ((await response.json()) as { error: { status: string; details: { code: string; retryAfter: number } } }).error

describe("a server with more to do than it can", () => {
  it("refuses a program with the contract's code and a time to come back, readable from every origin", async () => {
    refused = ["robot", "read"]
    const response = await server.call("users-get_home_feed")
    expect(response.status).toBe(503)
    expect(response.headers.get("access-control-allow-origin")).toBe("*")
    expect(response.headers.get("cache-control")).toBe("no-store")
    const after = Number(response.headers.get("retry-after"))
    expect(after).toBeGreaterThanOrEqual(1)
    expect(after).toBeLessThanOrEqual(5)
    expect(await failureOf(response)).toMatchObject({
      status: "UNAVAILABLE",
      details: { code: "server/unavailable", retryAfter: after },
    })
  })

  it("shows a person a page that says when to try again", async () => {
    refused = ["robot", "read"]
    const response = await server.get("/", { accept: "text/html" })
    expect(response.status).toBe(503)
    expect(await response.text()).toMatch(/Try again in (a second|\d seconds)\./)
  })

  it("still takes what signed-in people write, and answers whoever watches it", async () => {
    refused = ["robot", "read"]
    const { headers } = await addAccount(server, "writer@confetti.test")
    expect((await server.call("tutorials-replay", null, headers)).status).toBe(200)
    refused = ["robot", "read", "write"]
    expect((await server.call("tutorials-replay", null, headers)).status).toBe(503)
    expect((await server.get("/healthz")).status).toBe(200)
    expect(await (await server.get("/metrics")).text()).toMatch(
      /confetti_requests_total\{route="shed",status="503"\} \d/,
    )
  })

  it("changes nothing by what it refuses, and takes it once when it comes again", async () => {
    const person = await addAccount(server, "liker@confetti.test")
    const like = () =>
      server.call("likes-like_tile", { tileId: "a" }, { ...person.headers, "idempotency-key": "a-like-in-a-storm-1" })
    const likes = async () =>
      (await server.db.selectFrom("likes").select("tile_id").where("user_id", "=", person.userId).execute()).length
    refused = ["robot", "read", "write"]
    expect((await like()).status).toBe(503)
    expect(await likes()).toBe(0)
    refused = []
    expect((await like()).status).toBe(200)
    expect((await like()).status).toBe(200)
    expect(await likes()).toBe(1)
  })
})
