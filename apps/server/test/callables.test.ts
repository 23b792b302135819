import { request } from "node:http"
import { explainTile } from "@confetti/contract/feed"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { z } from "zod"
import { feed } from "../src/modules/feed/module.ts"
import { likes } from "../src/modules/likes/module.ts"
import { rewards } from "../src/modules/rewards/module.ts"
import { users } from "../src/modules/users/module.ts"
import { readCallable } from "../src/platform/callables/define-callable.ts"
import type { Module } from "../src/platform/module.ts"
import { startTestServer, type TestServer } from "./start-test-server.ts"
import { insertCategories, insertTiles, makeTile, publishContent } from "./tiles-factory.ts"

let server: TestServer
const now = Date.parse("2026-06-01T12:00:00.000Z")
const echo = {
  kind: "read",
  access: "anyone",
  about: "Answers a sentence.",
  input: explainTile.input,
  output: z.object({ sentence: z.string() }),
} as const
const probe: Module = {
  name: "probe",
  callables: [
    readCallable({ ...echo, name: "probe-break_down" }, async () => {
      throw new Error("the password is hunter2")
    }),
    readCallable({ ...echo, name: "probe-lose_database" }, async () => {
      throw Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" })
    }),
    readCallable({ ...echo, name: "probe-show_context" }, async ({ tileId }, { messagingInstance, caller }) => ({
      sentence: `${tileId} ${messagingInstance} ${caller.key}`,
    })),
  ],
}

beforeAll(async () => {
  server = await startTestServer({ clock: () => now, modules: [users, feed, likes, rewards, probe] })
  await insertCategories(server.db, ["space", "ocean"])
  await insertTiles(server.db, [
    makeTile({ id: "new", publishedAt: "2026-05-30T00:00:00.000Z" }),
    makeTile({ id: "old", categories: ["ocean"] }),
    makeTile({ id: "grows", developing: true, updatedAt: "2026-05-29T00:00:00.000Z" }),
    makeTile({ id: "later", publishedAt: "2026-07-01T00:00:00.000Z" }),
  ])
  await publishContent(server)
})
afterAll(() => server.stop())

const post = (path: string, body: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(server.origin + path, { method: "POST", body, headers })

describe("the home feed", () => {
  it("is the default feed for the anonymous: finished, published, newest first", async () => {
    const response = await server.call("users-get_home_feed")
    expect(response.headers.get("content-type")).toContain("application/json")
    expect(await response.json()).toEqual({ result: ["new", "old"] })
  })

  it.each([null, {}])("takes %j for no argument", async (data) => {
    expect((await server.call("users-get_home_feed", data)).status).toBe(200)
  })

  it("is the default feed again after a reset", async () => {
    expect(await (await server.call("users-reset_feed")).json()).toEqual({ result: ["new", "old"] })
  })

  it("shows a change of content after a refresh", async () => {
    await insertTiles(server.db, [
      makeTile({ id: "newest", publishedAt: "2026-06-01T00:00:00.000Z", categories: ["words"] }),
    ])
    await publishContent(server)
    expect((await (await server.call("users-get_home_feed")).json()).result).toEqual(["newest", "new", "old"])
    await server.db
      .updateTable("tiles")
      .set({ removed_at: new Date(now) })
      .where("id", "=", "newest")
      .execute()
    await publishContent(server)
    expect((await (await server.call("users-get_home_feed")).json()).result).toEqual(["new", "old"])
  })
})

describe("why a tile is here", () => {
  it.each([
    ["new", "New this week in Space"],
    ["old", "Here so that you see Ocean too"],
    ["grows", "A developing story, updated 3 days ago"],
  ])("%s: %s", async (tileId, sentence) => {
    expect(await (await server.call("feed-explain_tile", { tileId })).json()).toMatchObject({ result: { sentence } })
  })

  it.each(["unknown", "later"])("%s is not found", async (tileId) => {
    const response = await server.call("feed-explain_tile", { tileId })
    expect(response.status).toBe(404)
    expect((await response.json()).error).toMatchObject({ status: "NOT_FOUND", details: { code: "tile/not-found" } })
  })
})

describe("what is not a call", () => {
  const feedPath = "/functions/users-get_home_feed"
  const explain = "/functions/feed-explain_tile"
  it.each([
    ["no body", feedPath, "", 400, "request/malformed"],
    ["not JSON", feedPath, "{data:1}", 400, "request/malformed"],
    ["a list", feedPath, "[]", 400, "request/malformed"],
    ["null", feedPath, "null", 400, "request/malformed"],
    ["no data key", feedPath, '{"dat":null}', 400, "request/malformed"],
    ["an argument where none belongs", feedPath, '{"data":{"page":1}}', 400, "request/invalid"],
    ["no argument where one belongs", explain, '{"data":null}', 400, "request/invalid"],
    ["a wrong type", explain, '{"data":{"tileId":7}}', 400, "request/invalid"],
    ["an unknown field", explain, '{"data":{"tileId":"a","more":1}}', 400, "request/invalid"],
    ["text that nothing could keep", explain, '{"data":{"tileId":"a\\u0000"}}', 400, "request/bad-characters"],
    ["nothing right from a stranger", "/functions/likes-like_tile", '{"data":{}}', 401, "session/required"],
    ["nothing right from no editor", "/functions/rewards-restock_item", "", 401, "session/required"],
    ["an unknown name", "/functions/users-nothing", '{"data":null}', 404, "request/unknown-callable"],
    ["a name from every object", "/functions/constructor", '{"data":null}', 404, "request/unknown-callable"],
    ["a path too deep", "/functions/a/b/c", '{"data":null}', 404, "request/unknown-callable"],
  ])("%s", async (_what, path, body, status, code) => {
    const response = await post(path, body)
    expect(response.status).toBe(status)
    const { error } = await response.json()
    expect(error.details.code).toBe(code)
    expect(response.headers.get("access-control-allow-origin")).toBe("*")
    if (code === "request/invalid") expect(error.details.fields.length).toBeGreaterThan(0)
  })

  it("names the field that is wrong", async () => {
    const { error } = await (await server.call("feed-explain_tile", { tileId: "" })).json()
    expect(error.details.fields[0]).toMatch(/^tileId: /)
  })

  it("another method", async () => {
    const response = await server.get("/functions/users-get_home_feed")
    expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"])
  })

  it.each(["Bearer", "nonsense"])("the authorization %s, which is no bearer", async (authorization) => {
    const response = await server.call("users-get_home_feed", null, { authorization })
    expect([response.status, (await response.json()).error.details.code]).toEqual([400, "request/malformed"])
  })

  it("a bearer that stands for no session", async () => {
    const response = await server.call("users-get_home_feed", null, { authorization: "Bearer abc" })
    expect(response.status).toBe(401)
    expect((await response.json()).error).toMatchObject({
      status: "UNAUTHENTICATED",
      details: { code: "session/expired" },
    })
  })
})

describe("a body too large", () => {
  it("is refused by its length", async () => {
    const response = await post("/functions/users-get_home_feed", JSON.stringify({ data: "x".repeat(70_000) }))
    expect(response.status).toBe(413)
    expect((await response.json()).error.details).toEqual({ code: "request/too-large", limit: 65536 })
  })

  it("is refused by counting when its length is not said", async () => {
    const { hostname, port } = new URL(server.origin)
    const status = await new Promise((resolve, reject) => {
      const sent = request({ hostname, port, method: "POST", path: "/functions/users-get_home_feed" }, (response) => {
        response.resume()
        resolve(response.statusCode)
      })
      sent.on("error", reject)
      for (let at = 0; at < 80; at++) sent.write("x".repeat(1024))
      sent.end()
    })
    expect(status).toBe(413)
  })
})

describe("the protocol", () => {
  it.each([
    "/functions//users-get_home_feed",
    "//functions/users-get_home_feed",
    "/users-get_home_feed",
    "//users-get_home_feed",
    "/demo/us-central1/users-get_home_feed",
  ])("also answers at %s", async (path) => {
    expect(await (await post(path, '{"data":null}')).json()).toEqual({ result: ["new", "old"] })
  })

  it("answers a preflight with what it asks for", async () => {
    const response = await fetch(`${server.origin}/functions/users-get_home_feed`, {
      method: "OPTIONS",
      headers: {
        origin: "capacitor://localhost",
        "access-control-request-method": "POST",
        "access-control-request-headers": "authorization,content-type,firebase-instance-id-token",
      },
    })
    expect(response.status).toBe(204)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "access-control-allow-origin": "*",
      "access-control-allow-methods": "POST",
      "access-control-allow-headers": "authorization,content-type,firebase-instance-id-token",
    })
  })

  it("hands the messaging instance and the caller to the callable", async () => {
    const response = await server.call("probe-show_context", { tileId: "a" }, { "firebase-instance-id-token": "phone" })
    expect((await response.json()).result.sentence).toBe("a phone anonymous:127.0.0.1")
  })

  it("hides what was not expected, and names the request", async () => {
    const response = await server.call("probe-break_down", { tileId: "a" })
    const text = await response.text()
    expect(response.status).toBe(500)
    expect(text).not.toContain("hunter2")
    expect(JSON.parse(text).error).toEqual({
      status: "INTERNAL",
      message: "Something went wrong on our side. Please try again.",
      details: { code: "server/unexpected", requestId: response.headers.get("x-request-id") },
    })
  })

  it("says it is not ready when the database is away", async () => {
    const response = await server.call("probe-lose_database", { tileId: "a" })
    expect([response.status, (await response.json()).error.details.code]).toEqual([503, "server/unavailable"])
  })
})

it("who asks for a stream gets the whole answer as one event, an error too", async () => {
  const stream = async (tileId: string) => {
    const response = await server.call("feed-explain_tile", { tileId }, { accept: "text/event-stream" })
    expect(response.headers.get("content-type")).toBe("text/event-stream")
    return response.text()
  }
  expect(await stream("new")).toBe(
    'data: {"result":{"sentence":"New this week in Space","causes":["new"],"becauseOf":null}}\n\n',
  )
  expect(await stream("unknown")).toMatch(/^data: .*tile\/not-found.*\n\n$/)
})
