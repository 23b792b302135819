import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { feed } from "../src/modules/feed/module.ts"
import { notifications } from "../src/modules/notifications/module.ts"
import { insertPerson } from "./person-factory.ts"
import { startTestServer, type TestServer } from "./start-test-server.ts"
import { publishContent } from "./tiles-factory.ts"

let server: TestServer
let reader: Record<string, string>
let now = Date.parse("2026-06-01T12:00:00.000Z")
const [own] = notifications.personal ?? []

beforeAll(async () => {
  server = await startTestServer({ clock: () => now, modules: [notifications, feed] })
  await publishContent(server)
  reader = await insertPerson(server, { id: "reader" })
  await server.db
    .updateTable("auth_sessions")
    .set({ expires_at: new Date("2027-01-01") })
    .execute()
})
beforeEach(async () => {
  await server.db.deleteFrom("messaging_instances").execute()
})
afterAll(() => server.stop())

const register = (data: object, headers: Record<string, string>) =>
  server.call("notifications-register_device", data, headers)
const instances = async () =>
  (await server.db.selectFrom("messaging_instances").selectAll().orderBy("seen_at").execute()).map((row) => [
    row.user_id,
    row.instance,
    row.platform,
  ])

it("remembers the instance of the header, or the one given", async () => {
  const response = await register({ platform: "ios" }, { ...reader, "firebase-instance-id-token": "phone" })
  expect(await response.json()).toEqual({ result: { registered: true } })
  now += 1
  await register({ instance: "laptop", platform: "web" }, { ...reader, "firebase-instance-id-token": "phone" })
  expect(await instances()).toEqual([
    ["reader", "phone", "ios"],
    ["reader", "laptop", "web"],
  ])
})

it("keeps one row for an instance, with when it was last heard of", async () => {
  await register({ instance: "phone" }, reader)
  now += 5000
  await register({ instance: "phone", platform: "ios" }, reader)
  expect(await own?.read(server.db, "reader")).toEqual([
    { instance: "phone", platform: "ios", seenAt: new Date(now).toISOString() },
  ])
})

it("takes an instance from whoever had the device before", async () => {
  const next = await insertPerson(server, { id: "next" })
  await register({ instance: "shared-phone" }, reader)
  await register({ instance: "shared-phone" }, next)
  expect(await instances()).toEqual([["next", "shared-phone", "unknown"]])
})

it("keeps the newest ten", async () => {
  for (let number = 0; number < 13; number++) {
    now += 1
    await register({ instance: `phone-${number}` }, reader)
  }
  const saved = await instances()
  expect([saved.length, saved[0]?.[1]]).toEqual([10, "phone-3"])
})

describe("the instance a call comes with", () => {
  const callFrom = async (instance: string, headers: Record<string, string>): Promise<void> => {
    const response = await server.call("users-get_home_feed", null, {
      ...headers,
      "firebase-instance-id-token": instance,
    })
    expect(response.status).toBe(200)
  }
  const seen = async () =>
    (await server.db.selectFrom("messaging_instances").select("seen_at").execute()).map(({ seen_at }) =>
      seen_at.getTime(),
    )

  it("is remembered for whoever is signed in, whatever is called", async () => {
    await callFrom("tablet", reader)
    await callFrom("strangers", {})
    expect(await instances()).toEqual([["reader", "tablet", "unknown"]])
    expect(await own?.read(server.db, "reader")).toMatchObject([{ instance: "tablet" }])
  })

  it("is written once a day, and what is known of it stays", async () => {
    const first = now
    await register({ instance: "watch", platform: "ios" }, reader)
    await callFrom("watch", reader)
    now += 7_200_000
    await callFrom("watch", reader)
    expect(await seen()).toEqual([first])
    now += 86_400_000
    await callFrom("watch", reader)
    expect([await seen(), await instances()]).toEqual([[now], [["reader", "watch", "ios"]]])
  })

  it("follows the device from person to person and back", async () => {
    const guest = await insertPerson(server, { id: "guest" })
    for (const headers of [reader, guest, reader, guest]) await callFrom("sofa", headers)
    expect(await instances()).toEqual([["guest", "sofa", "unknown"]])
  })

  it("leaves the newest ten", async () => {
    for (let number = 0; number < 12; number++) {
      now += 1
      await callFrom(`many-${number}`, reader)
    }
    const saved = await instances()
    expect([saved.length, saved[0]?.[1]]).toEqual([10, "many-2"])
  })

  it("is left alone where it is unreadable, and the call is answered", async () => {
    await callFrom("a b", reader)
    await callFrom("x".repeat(1025), reader)
    expect(await instances()).toEqual([])
  })

  it("brings nothing back of somebody who was just erased", async () => {
    const leaving = await insertPerson(server, { id: "leaving" })
    await callFrom("old", leaving)
    await server.db.deleteFrom("auth_users").where("id", "=", "leaving").execute()
    await server.db.deleteFrom("messaging_instances").execute()
    // Their session is believed for a moment longer where nothing is heard of its end.
    const instance = { "firebase-instance-id-token": "new" }
    const { status } = await server.call("users-get_home_feed", null, { ...leaving, ...instance })
    expect([200, 401]).toContain(status)
    expect(await instances()).toEqual([])
  })
})

it.each([
  ["without a session", {}, { instance: "phone" }, 401, "session/required"],
  ["without an instance", null, {}, 400, "notifications/no-instance"],
  ["with an unreadable instance", null, { instance: "a b" }, 400, "request/invalid"],
  ["for another person", null, { instance: "phone", userId: "next" }, 400, "request/invalid"],
])("refuses a device %s", async (_what, headers, data, status, code) => {
  const response = await register(data, headers ?? reader)
  expect([response.status, (await response.json()).error.details.code]).toEqual([status, code])
  expect(await instances()).toEqual([])
})

it("forgets a person's instances, and may be asked again", async () => {
  await register({ instance: "phone" }, reader)
  for (let time = 0; time < 2; time++)
    await server.db.transaction().execute(async (tx) => own?.erase(tx, "reader", new Date(), server.services))
  expect(await instances()).toEqual([])
})
