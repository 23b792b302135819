import { hour, minute } from "@confetti/domain/durations"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { addMessages } from "../src/modules/notifications/push/add-messages.ts"
import { sendPushes } from "../src/modules/notifications/push/send-pushes.ts"
import { type Account, addAccount } from "./add-account.ts"
import { type FakePhoneServices, startFakePhoneServices } from "./fake-phone-services.ts"
import { drawPhoneKeys } from "./phone-keys.ts"
import { startTestServer, type TestServer } from "./start-test-server.ts"

const noon = Date.parse("2026-06-01T10:00:00.000Z")
const zone = "Europe/Berlin"
const services = ["fcm", "apns"] as const
let now = noon
let server: TestServer
let phones: FakePhoneServices
let people = 0

beforeAll(async () => {
  const keys = await drawPhoneKeys()
  phones = await startFakePhoneServices({ ...keys.known, now: () => now })
  server = await startTestServer({
    clock: () => now,
    env: {
      PUSH: "on",
      RATE_LIMIT_CALLABLES: "10000000",
      ...keys.fcm,
      FCM_ORIGIN: phones.fcmOrigin,
      ...keys.apns,
      APNS_ORIGIN: phones.apnsOrigin,
    },
  })
})
beforeEach(async () => {
  now = noon
  phones.taken.splice(0)
  phones.answers.clear()
  for (const table of ["push_messages", "push_subscriptions", "push_settings"] as const)
    await server.db.deleteFrom(table).execute()
})
afterEach(() => expect(phones.faults.splice(0)).toEqual([]))
afterAll(async () => {
  await server.stop()
  await phones.stop()
})

const add = async (me: Account, service: string, token: string) => {
  const answer = await server.call("notifications-add_token", { service, token, zone }, me.headers)
  const { result, error } = await answer.json()
  return result ?? error.details.code
}
async function newPerson(): Promise<Account> {
  const me = await addAccount(server, `phone-${++people}@example.com`)
  await server.call("users-create_user", null, me.headers)
  return me
}
const tokenOf = (service: string) => (service === "fcm" ? "fcm-token:APA91b" : "00fc13adff785122")
const devices = () => server.db.selectFrom("push_subscriptions").select(["endpoint", "accepted_at"]).execute()
const tell = (userId: string, subject: string) => {
  const [title, body, path] = ["On its way", "Your tote was sent.", "/me/orders"]
  const message = { kind: "order", subject, title, body, path, expiresAt: now + 72 * hour } as const
  const { db, services: given } = server
  return db.transaction().execute((tx) => addMessages(tx, given.jobs, { userIds: [userId], message }, now))
}
const send = () => sendPushes.run({}, server.services)

describe.each(services)("a phone of %s", (service) => {
  const token = tokenOf(service)

  it("is added, sent a first message, and then what the outbox has, once", async () => {
    const me = await newPerson()
    expect(await add(me, service, token)).toEqual({ devices: 1 })
    await server.settleJobs()
    expect(phones.taken).toMatchObject([{ token, path: "/settings" }])
    await tell(me.userId, "one")
    await send()
    await send()
    expect(phones.taken.slice(1)).toEqual([
      { token, title: "On its way", body: "Your tote was sent.", path: "/me/orders" },
    ])
  })

  it("that its service knows no longer is forgotten", async () => {
    const me = await newPerson()
    await add(me, service, token)
    await server.settleJobs()
    phones.answers.set(
      token,
      service === "fcm"
        ? { status: 404, body: { error: { status: "NOT_FOUND", details: [{ errorCode: "UNREGISTERED" }] } } }
        : { status: 410, body: { reason: "Unregistered" } },
    )
    await tell(me.userId, "one")
    await send()
    expect(await devices()).toEqual([])
  })

  it("stays where the operator's project or topic is another one", async () => {
    const me = await newPerson()
    await add(me, service, token)
    await server.settleJobs()
    phones.answers.set(
      token,
      service === "fcm"
        ? { status: 404, body: { error: { status: "NOT_FOUND" } } }
        : { status: 400, body: { reason: "DeviceTokenNotForTopic" } },
    )
    await tell(me.userId, "one")
    await send()
    expect(await devices()).toHaveLength(1)
  })

  it("is tried again, later and later, while its service is down", async () => {
    const me = await newPerson()
    await add(me, service, token)
    await server.settleJobs()
    phones.answers.set(token, { status: 503, headers: { "retry-after": "120" } })
    await tell(me.userId, "one")
    await send()
    const [waiting] = await server.db.selectFrom("push_messages").select(["due_at", "tries"]).execute()
    expect(waiting?.tries).toBe(1)
    expect(waiting?.due_at.getTime()).toBeGreaterThanOrEqual(now + 2 * minute)
    phones.answers.clear()
    now += hour
    await send()
    expect(phones.taken.filter(({ path }) => path === "/me/orders")).toHaveLength(1)
  })
})

it("asks Google for access once, and again before it ends", async () => {
  const me = await newPerson()
  await add(me, "fcm", tokenOf("fcm"))
  await server.settleJobs()
  const before = phones.accesses()
  await tell(me.userId, "one")
  await send()
  expect(phones.accesses()).toBe(before)
  // The tests before may have left one for up to two hours of this clock.
  now += 3 * hour
  await tell(me.userId, "two")
  await send()
  expect(phones.accesses()).toBe(before + 1)
})

it.each([
  ["another service", { service: "sms" }],
  ["no token", { token: "" }],
  ["a token that is an address", { token: "//evil.example" }],
  ["a token with a line in it", { token: "a\nb" }],
])("refuses %s", async (_what, given) => {
  const me = await newPerson()
  const data = { service: "fcm", token: "a", zone, ...given }
  const answer = await server.call("notifications-add_token", data, me.headers)
  expect([answer.status, (await answer.json()).error.details.code]).toEqual([400, "request/invalid"])
})

it("takes no phone without the operator's keys", async () => {
  const bare = await startTestServer({ env: { PUSH: "on" } })
  try {
    const me = await addAccount(bare, "phone@example.com")
    for (const service of services) {
      const answer = await bare.call("notifications-add_token", { service, token: "a", zone }, me.headers)
      expect((await answer.json()).error.details.code).toBe("notifications/unknown-push-service")
    }
  } finally {
    await bare.stop()
  }
})
