import { hour } from "@confetti/domain/durations"
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest"
import { addMessages } from "../src/modules/notifications/push/add-messages.ts"
import { planPushes } from "../src/modules/notifications/push/plan-pushes.ts"
import { sendPushes } from "../src/modules/notifications/push/send-pushes.ts"
import { type Account, addAccount } from "./add-account.ts"
import { type FakeDevice, type FakePushService, startFakePushService } from "./fake-push-service.ts"
import { addItem, believing } from "./points-world.ts"
import { startTestServer, type TestServer } from "./start-test-server.ts"
import { insertTiles, makeTile, publishContent } from "./tiles-factory.ts"

/** Noon in Berlin: no quiet hour, and none of what a clock brings. */
const noon = Date.parse("2026-06-01T10:00:00.000Z")
export const zone = "Europe/Berlin"

/** For the tests of one file: a server that sends to a push service of this machine, and people with devices. */
export function pushWorld() {
  let server: TestServer
  let service: FakePushService
  const clock = { now: noon }
  let people = 0

  beforeAll(async () => {
    service = await startFakePushService()
    const env = {
      PUSH: "on",
      PUSH_LOOPBACK: "1",
      RATE_LIMIT_CALLABLES: "10000000",
      EDITORS: "editor@example.com",
      ...believing,
    }
    server = await startTestServer({ clock: () => clock.now, env })
    await insertTiles(server.db, [
      makeTile({ id: "moon", slug: "moon", title: "Mirrors on the Moon" }),
      makeTile({ id: "growing", slug: "growing", title: "The dig", developing: true }),
    ])
    await addItem(server, "stickers", { cost: 100, stock: 40 })
    await publishContent(server)
  })
  beforeEach(async () => {
    clock.now = noon
    for (const table of ["push_messages", "push_subscriptions", "push_settings", "push_follows"] as const)
      await server.db.deleteFrom(table).execute()
  })
  afterEach(() => expect(service.faults.splice(0)).toEqual([]))
  afterAll(async () => {
    await server.stop()
    await service.stop()
  })

  async function call(who: Pick<Account, "headers">, name: string, data: unknown = null) {
    const response = await server.call(name, data, who.headers)
    const { result, error } = await response.json()
    return { status: response.status, result, code: error?.details.code as string | undefined }
  }
  async function newPerson(): Promise<Account> {
    const account = await addAccount(server, `push-${++people}@example.com`, { expiresInMs: 400 * 24 * hour })
    await call(account, "users-create_user")
    return account
  }
  const add = ({ headers }: Pick<Account, "headers">, { subscription }: FakeDevice) =>
    call({ headers }, "notifications-add_subscription", { ...subscription, zone })
  const send = () => sendPushes.run({}, server.services)

  return {
    /** Once the tests run. */
    get server() {
      return server
    },
    clock,
    call,
    newPerson,
    add,
    send,
    newDevice: () => service.newDevice(),
    requests: () => service.requests(),
    /** A person with a working device; its first push is already removed. */
    reachable: async (): Promise<{ me: Account; device: FakeDevice }> => {
      const [me, device] = [await newPerson(), service.newDevice()]
      await add(me, device)
      await server.settleJobs()
      device.pushes.splice(0)
      return { me, device }
    },
    tell: ({ userId }: Account, subject: string): Promise<void> => {
      const [title, body, path] = [subject, "b", "/me/orders"]
      const message = { kind: "order", subject, title, body, path, expiresAt: clock.now + 72 * hour } as const
      const { db, services } = server
      return db.transaction().execute((tx) => addMessages(tx, services.jobs, { userIds: [userId], message }, clock.now))
    },
    plan: async (): Promise<void> => {
      await planPushes.run({}, server.services)
      await send()
    },
    messages: () => server.db.selectFrom("push_messages").selectAll().execute(),
    devices: () => server.db.selectFrom("push_subscriptions").selectAll().execute(),
  }
}

export const titlesOf = ({ pushes }: FakeDevice): string[] => pushes.map(({ title }) => title)
