import type { StatementEntry } from "@confetti/contract/points"
import type { ReferralStatus } from "@confetti/contract/referrals"
import { type Account, addAccount } from "./add-account.ts"
import { believing } from "./points-world.ts"
import { startTestServer, type TestServer } from "./start-test-server.ts"
import { insertTiles, makeTile, publishContent } from "./tiles-factory.ts"

export type Friend = Account & { inviteCode: string }

type Joining = { code?: string | undefined; name?: string; network?: string; device?: string }

export const hour = 3_600_000

/** A server, and people who invite each other. */
export type ReferralWorld = {
  server: TestServer
  clock: { now: number }
  editor: Account
  call: (
    name: string,
    data: unknown,
    person?: Pick<Account, "headers">,
    key?: string,
  ) => Promise<{ status: number; result?: never; code?: string }>
  /** Joins, with or without a code. Without a name the account is incomplete. */
  join: (joining?: Joining) => Promise<Friend>
  nameThem: (person: Account, name: string) => Promise<void>
  /** Reads that many tiles, from the first on. */
  read: (person: Account, tiles?: number) => Promise<void>
  /** Joins with a code, takes ten minutes to read what it takes, and has it followed up. */
  settleIn: (joining: Joining) => Promise<Friend>
  settle: () => Promise<void>
  /** Lets time go by, with what is done every hour. */
  wait: (hours: number) => Promise<void>
  status: (person: Account) => Promise<ReferralStatus>
  statement: (person: Account) => Promise<StatementEntry[]>
}

const year = 365 * 24 * hour
const tileIds = Array.from({ length: 12 }, (_, at) => `tile-${at}`)

export async function startReferralWorld(env: Record<string, string> = {}): Promise<ReferralWorld> {
  const clock = { now: Date.parse("2026-11-20T08:00:30.000Z") }
  const server = await startTestServer({
    clock: () => clock.now,
    env: { RATE_LIMIT_CALLABLES: "10000000", EDITORS: "boss@example.com", ...believing, ...env },
  })
  await insertTiles(
    server.db,
    tileIds.map((id) => makeTile({ id })),
  )
  await publishContent(server)
  const editor = await addAccount(server, "boss@example.com", { expiresInMs: year })
  let people = 0

  const call: ReferralWorld["call"] = async (name, data, person, key) => {
    const headers = { ...person?.headers, ...(key !== undefined && { "idempotency-key": key }) }
    const response = await server.call(name, data, headers)
    const { result, error } = await response.json()
    return { status: response.status, result: result as never, code: error?.details.code }
  }
  const done = async (name: string, data: unknown, person: Account): Promise<never> => {
    const { status, result, code } = await call(name, data, person)
    if (status !== 200) throw new Error(`${name} answered ${status} ${code}`)
    return result as never
  }
  const settle = server.settleJobs

  async function join({ code, name = "Bea Friend", network, device }: Joining = {}): Promise<Friend> {
    const account = await addAccount(server, `person-${++people}@example.com`, { expiresInMs: year })
    const { userId: user_id } = account
    if (network !== undefined)
      await server.db.updateTable("auth_sessions").set({ ip_address: network }).where("user_id", "=", user_id).execute()
    if (device !== undefined)
      await server.db
        .insertInto("auth_known_devices")
        .values({ user_id, device_hash: device, seen_at: new Date(clock.now) })
        .execute()
    const record: { inviteCode: string } = await done("users-create_user", { referredBy: code }, account)
    if (name !== "") await nameThem(account, name)
    return { ...account, inviteCode: record.inviteCode }
  }

  async function nameThem(person: Account, name: string): Promise<void> {
    await done("users-update_profile", { name }, person)
  }

  async function read(person: Account, tiles = 10): Promise<void> {
    const seenDate = new Date(clock.now).toISOString()
    const reads = tileIds.slice(0, tiles).map((tileId) => ({ tileId, share: 0.7, isRead: true, seenDate }))
    await done("tiles-record_reads", { reads }, person)
  }

  async function runHourly(): Promise<void> {
    await server.db.transaction().execute((tx) => server.services.jobs.send(tx, "referrals-follow_up_waiting", {}))
    await settle()
  }

  return {
    server,
    clock,
    editor,
    call,
    join,
    nameThem,
    read,
    settle,
    settleIn: async (joining) => {
      const friend = await join(joining)
      await settle()
      clock.now += hour / 6
      await read(friend)
      await settle()
      return friend
    },
    wait: async (hours) => {
      clock.now += hours * hour
      await runHourly()
    },
    status: (person) => done("referrals-get_status", null, person),
    statement: async (person) => {
      const { entries }: { entries: StatementEntry[] } = await done("points-list_entries", { limit: 100 }, person)
      return entries
    },
  }
}
