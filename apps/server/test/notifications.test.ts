import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import { notifications } from "../src/modules/notifications/module.ts"
import { insertPerson } from "./person-factory.ts"
import { startTestServer, type TestServer } from "./start-test-server.ts"

let server: TestServer
let reader: Record<string, string>
let now = Date.parse("2026-06-01T12:00:00.000Z")
const [own] = notifications.personal ?? []

beforeAll(async () => {
  server = await startTestServer({ clock: () => now, modules: [notifications] })
  reader = await insertPerson(server, { id: "reader" })
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

it("keeps the newest twenty", async () => {
  for (let number = 0; number < 23; number++) {
    now += 1
    await register({ instance: `phone-${number}` }, reader)
  }
  const kept = await instances()
  expect([kept.length, kept[0]?.[1]]).toEqual([20, "phone-3"])
})

it.each([
  ["without a session", {}, { instance: "phone" }, 401, "session/required"],
  ["without an instance", null, {}, 400, "notifications/no-instance"],
  ["with an unreadable instance", null, { instance: "a b\0" }, 400, "request/invalid"],
  ["for another person", null, { instance: "phone", userId: "next" }, 400, "request/invalid"],
])("refuses a device %s", async (_what, headers, data, status, code) => {
  const response = await register(data, headers ?? reader)
  expect([response.status, (await response.json()).error.details.code]).toEqual([status, code])
  expect(await instances()).toEqual([])
})

it("forgets a person's instances, and may be asked again", async () => {
  await register({ instance: "phone" }, reader)
  for (let time = 0; time < 2; time++) await server.db.transaction().execute(async (tx) => own?.erase(tx, "reader"))
  expect(await instances()).toEqual([])
})
