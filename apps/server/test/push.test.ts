import { exportParts } from "@confetti/contract/personal-export"
import { minute } from "@confetti/domain/durations"
import { describe, expect, it } from "vitest"
import { addAccount, addSession } from "./add-account.ts"
import type { FakeDevice } from "./fake-push-service.ts"
import { pushWorld, titlesOf, zone } from "./push-world.ts"
import { startTestServer } from "./start-test-server.ts"

const world = pushWorld()
const { clock, call, newPerson, add, send, newDevice, requests, reachable, tell, plan, messages, devices } = world

describe("a device", () => {
  it("is added, sent a first message it can open, and then brings points", async () => {
    const [me, device] = [await newPerson(), newDevice()]
    expect((await add(me, device)).result).toEqual({ devices: 1 })
    expect((await call(me, "points-claim_action", { action: "enable_notifications" })).code).toBe("points/not-yet")
    await world.server.settleJobs()
    expect(device.pushes).toEqual([
      {
        tag: "confirmation",
        title: "Testfetti",
        body: expect.stringContaining("Notifications are on"),
        path: "/settings",
      },
    ])
    expect((await call(me, "points-claim_action", { action: "enable_notifications" })).result).toMatchObject({
      points: 10,
    })
    await add(me, device)
    await world.server.settleJobs()
    expect(device.pushes).toHaveLength(1)
  })

  it("that its service does not know is forgotten, and brings none", async () => {
    const [me, device] = [await newPerson(), newDevice()]
    device.answers = { status: 410 }
    await add(me, device)
    await world.server.settleJobs()
    expect(await devices()).toEqual([])
    expect((await call(me, "points-claim_action", { action: "enable_notifications" })).code).toBe("points/not-yet")
  })

  it.each([
    ["another host", { endpoint: "https://evil.example/push" }, "notifications/unknown-push-service"],
    ["a private address", { endpoint: "https://192.168.1.1/push" }, "notifications/unknown-push-service"],
    ["plain http", { endpoint: "http://fcm.googleapis.com/push" }, "notifications/unknown-push-service"],
    ["no address", { endpoint: "push" }, "notifications/unknown-push-service"],
    ["a long address", { endpoint: `https://fcm.googleapis.com/${"x".repeat(1024)}` }, "request/invalid"],
    ["keys off the curve", { keys: { p256dh: `BA${"A".repeat(85)}`, auth: "A".repeat(22) } }, "notifications/bad-keys"],
    ["no keys", { keys: undefined }, "request/invalid"],
    ["no name of a zone", { zone: "Mars Olympus" }, "request/invalid"],
    ["another's id", { userId: "somebody" }, "request/invalid"],
  ])("with %s is refused", async (_what, given, code) => {
    const me = await newPerson()
    const data = { ...newDevice().subscription, zone, ...given }
    expect((await call(me, "notifications-add_subscription", data)).code).toBe(code)
    expect(await devices()).toEqual([])
  })

  it("is one of ten at most, and one person's at a time", async () => {
    const [me, other] = [await newPerson(), await newPerson()]
    const twelve = Array.from({ length: 12 }, () => newDevice())
    for (const device of twelve) {
      clock.now += 1
      await add(me, device)
    }
    expect(await devices()).toHaveLength(10)
    const last = twelve[11] as FakeDevice
    await add(other, last)
    const owners = (await devices()).filter(({ endpoint }) => endpoint === last.subscription.endpoint)
    expect(owners.map(({ user_id }) => user_id)).toEqual([other.userId])
    await world.server.settleJobs()
  })

  it("hears nothing after its session ends, and is forgotten", async () => {
    const { me, device } = await reachable()
    const second = newDevice()
    await add({ headers: { authorization: `Bearer ${await addSession(world.server, me.userId)}` } }, second)
    await world.server.settleJobs()
    const gone = await fetch(`${world.server.origin}/auth/sign-out`, {
      method: "POST",
      headers: { ...me.headers, "content-type": "application/json" },
      body: "{}",
    })
    expect(gone.status).toBe(200)
    await tell(me, "news")
    await send()
    expect([titlesOf(device), titlesOf(second)]).toEqual([[], ["Testfetti", "news"]])
    await plan()
    expect(await devices()).toHaveLength(1)
  })

  it("is removed by its person alone", async () => {
    const { me, device } = await reachable()
    const { endpoint } = device.subscription
    expect((await call(await newPerson(), "notifications-remove_subscription", { endpoint })).status).toBe(200)
    expect(await devices()).toHaveLength(1)
    expect((await call(me, "notifications-remove_subscription", { endpoint })).result).toEqual({ devices: 0 })
    expect((await call(me, "notifications-remove_subscription", { endpoint })).result).toEqual({ devices: 0 })
    await tell(me, "news")
    await send()
    expect(device.pushes).toEqual([])
  })
})

describe("what is sent", () => {
  it("is sent once, however often it is told and by however many senders", async () => {
    const { me, device } = await reachable()
    await Promise.all(Array.from({ length: 10 }, () => tell(me, "news")))
    await Promise.all(Array.from({ length: 6 }, send))
    await tell(me, "news")
    await send()
    expect(device.pushes).toEqual([{ tag: "order news", title: "news", body: "b", path: "/me/orders" }])
  })

  it("is no more than two a day of all kinds, and the rest comes on the next", async () => {
    const { me, device } = await reachable()
    for (const each of ["one", "two", "three"]) await tell(me, each)
    await Promise.all([send(), send(), send()])
    expect(device.pushes).toHaveLength(2)
    clock.now = Date.parse("2026-06-02T05:59:00.000Z")
    await send()
    expect(device.pushes).toHaveLength(2)
    clock.now = Date.parse("2026-06-02T06:00:00.000Z")
    await send()
    expect(titlesOf(device).sort()).toEqual(["one", "three", "two"])
  })

  it("waits out the quiet hours of the person's zone", async () => {
    const { me, device } = await reachable()
    clock.now = Date.parse("2026-06-01T20:30:00.000Z")
    await tell(me, "news")
    await send()
    clock.now = Date.parse("2026-06-02T05:45:00.000Z")
    await send()
    expect(device.pushes).toEqual([])
    clock.now = Date.parse("2026-06-02T06:00:00.000Z")
    await send()
    expect(titlesOf(device)).toEqual(["news"])
  })

  it("is nothing of a kind that is switched off, also after it was told", async () => {
    const { me, device } = await reachable()
    await tell(me, "news")
    await call(me, "notifications-save_settings", { kinds: ["entry"], zone })
    await send()
    await tell(me, "more")
    await send()
    expect(device.pushes).toEqual([])
    expect((await messages()).map(({ subject, state }) => [subject, state])).toEqual([["news", "dropped"]])
  })

  it("is tried again where the service fails, later each time, and goes to the other devices once", async () => {
    const { me, device } = await reachable()
    const second = newDevice()
    await add(me, second)
    await world.server.settleJobs()
    second.pushes.splice(0)
    second.answers = { status: 503 }
    await tell(me, "news")
    const before = requests()
    await send()
    await send()
    expect(requests() - before).toBe(2)
    second.answers = { status: 429, headers: { "retry-after": "600" } }
    clock.now += minute
    await send()
    clock.now += 5 * minute
    await send()
    expect(requests() - before).toBe(3)
    second.answers = { status: 201 }
    clock.now += 6 * minute
    await send()
    expect([titlesOf(device), titlesOf(second)]).toEqual([["news"], ["news"]])
  })

  it("reaches who is left of devices that are gone", async () => {
    const { me, device } = await reachable()
    device.answers = { status: 404 }
    const second = newDevice()
    await add(me, second)
    await world.server.settleJobs()
    await tell(me, "news")
    await send()
    expect(titlesOf(second)).toContain("news")
    expect((await devices()).map(({ endpoint }) => endpoint)).toEqual([second.subscription.endpoint])
  })

  it("follows no redirect", async () => {
    const { me, device } = await reachable()
    const trap = newDevice()
    device.answers = { status: 307, headers: { location: trap.subscription.endpoint } }
    await tell(me, "news")
    await send()
    expect(trap.pushes).toEqual([])
    expect((await messages()).map(({ state }) => state)).toEqual(["dropped"])
  })

  it("is taken up again after a sender died", async () => {
    const { me, device } = await reachable()
    await tell(me, "news")
    await world.server.db
      .updateTable("push_messages")
      .set({ state: "sending", day: "2026-06-01", due_at: new Date(clock.now + minute), tries: 1 })
      .execute()
    await send()
    expect(device.pushes).toEqual([])
    clock.now += minute
    await send()
    expect(titlesOf(device)).toEqual(["news"])
  })
})

describe("a person", () => {
  it("sees and changes what they want; what is not given stays", async () => {
    const me = await newPerson()
    const first = (await call(me, "notifications-get_settings")).result
    expect(first).toMatchObject({ settings: { quietFrom: 22, quietUntil: 8, todayHour: 9 }, devices: 0 })
    expect(Buffer.from(first.publicKey, "base64url")).toHaveLength(65)
    await call(me, "notifications-save_settings", { quietFrom: 0, quietUntil: 0, zone })
    const kinds = ["order"]
    expect((await call(me, "notifications-save_settings", { kinds, zone })).result.settings).toEqual({
      kinds,
      quietFrom: 0,
      quietUntil: 0,
      todayHour: 9,
    })
    expect((await call(me, "notifications-save_settings", { todayHour: 24, zone })).code).toBe("request/invalid")
    expect((await call(me, "notifications-save_settings", { kinds: ["spam"], zone })).code).toBe("request/invalid")
  })

  it("has all of it in their export, and leaves none of it behind", async () => {
    const { me, device } = await reachable()
    await call(me, "notifications-follow_stories", { tileIds: ["growing"] })
    await tell(me, "news")
    await send()
    const { push } = (await call(me, "users-export_data")).result.held
    expect(exportParts.shape.push.parse(push)).toMatchObject({
      devices: [{ endpoint: device.subscription.endpoint, acceptedAt: expect.any(String) }],
      settings: { zone, todayHour: 9 },
      followed: ["growing"],
      messages: [{ kind: "order", title: "news", state: "sent" }],
    })
    const part = world.server.services.personal.find(({ name }) => name === "push")
    for (let time = 0; time < 2; time++)
      await world.server.db
        .transaction()
        .execute(async (tx) => part?.erase(tx, me.userId, new Date(clock.now), world.server.services))
    await tell(me, "later")
    expect([await messages(), await devices()]).toEqual([[], []])
  })
})

it("offers nothing where it is switched off", async () => {
  const off = await startTestServer()
  const someone = await addAccount(off, "someone@example.com")
  const { keys, endpoint } = newDevice().subscription
  for (const [name, data] of [
    ["notifications-get_settings", null],
    ["notifications-add_subscription", { keys, endpoint, zone }],
  ] as const) {
    const { error } = await (await off.call(name, data, someone.headers)).json()
    expect(error.details.code).toBe("notifications/switched-off")
  }
  await off.stop()
})
