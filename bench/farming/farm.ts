import { type Account, addAccount } from "../../apps/server/test/add-account.ts"
import { addItem } from "../../apps/server/test/points-world.ts"
import { startTestServer, type TestServer } from "../../apps/server/test/start-test-server.ts"
import { insertTiles, makeTile, publishContent } from "../../apps/server/test/tiles-factory.ts"

export const second = 1000
export const day = 86_400 * second
export const tileIds = Array.from({ length: 96 }, (_, at) => `t${at}`)

export type Farm = { server: TestServer; clock: { now: number } }

/** An account, and what it need not ask for again. */
export type Script = Account & { inviteCode: string; settled: Set<string> }

export async function withFarm(env: Record<string, string>, measure: (farm: Farm) => Promise<string>): Promise<string> {
  const clock = { now: Date.parse("2026-06-01T00:00:00.000Z") }
  const server = await startTestServer({ clock: () => clock.now, env: { RATE_LIMIT_CALLABLES: "100000000", ...env } })
  try {
    await insertTiles(
      server.db,
      tileIds.map((id) => makeTile({ id })),
    )
    await addItem(server, "keychain", { cost: 250, stock: 200 })
    await publishContent(server)
    return await measure({ server, clock })
  } finally {
    await server.stop()
  }
}

type Answer<Result> = { result: Result | null; code: string | null }

export async function call<Result>(
  { server }: Farm,
  name: string,
  data: unknown,
  who: Account,
): Promise<Answer<Result>> {
  const { result, error } = (await (await server.call(name, data, who.headers)).json()) as {
    result?: Result
    error?: { details: { code: string } }
  }
  return { result: result ?? null, code: error?.details.code ?? null }
}

export async function join(farm: Farm, email: string, referredBy?: string): Promise<Script> {
  const account = await addAccount(farm.server, email, { expiresInMs: 400 * day })
  await farm.server.db
    .updateTable("auth_sessions")
    .set({ ip_address: "203.0.113.7" })
    .where("user_id", "=", account.userId)
    .execute()
  const { result } = await call<{ inviteCode: string }>(farm, "users-create_user", { referredBy }, account)
  await call(farm, "users-update_profile", { name: "Script" }, account)
  return { ...account, inviteCode: result?.inviteCode ?? "", settled: new Set() }
}

export async function leave(farm: Farm, who: Script): Promise<void> {
  await call(farm, "users-request_deletion", null, who)
  const mails = await (await farm.server.get(`/emulator/mail?to=${encodeURIComponent(who.email)}`)).json()
  const code = /\d{6}/.exec(mails.find(({ text }: { text: string }) => /\d{6}/.test(text)).text)?.[0]
  const { code: refusal } = await call(farm, "users-delete_account", { code }, who)
  if (refusal !== null) throw new Error(`the account stays: ${refusal}`)
  await farm.server.settleJobs()
}

export async function read(farm: Farm, who: Script, ids: readonly string[]): Promise<void> {
  const seenDate = new Date(farm.clock.now).toISOString()
  for (let from = 0; from < ids.length; from += 50) {
    const reads = ids.slice(from, from + 50).map((tileId) => ({ tileId, share: 1, isRead: true, seenDate }))
    await call(farm, "tiles-record_reads", { reads }, who)
  }
}

/** Asks for everything that may be paid now, and for nothing twice that had its answer for good. */
async function claimAll(farm: Farm, who: Script): Promise<void> {
  await claim(farm, who, "complete_account")
  for (const tileId of tileIds) if ((await claim(farm, who, "read_a_tile", tileId)) === "points/daily-cap") break
  for (const tileId of tileIds) {
    const code = await claim(farm, who, "share", tileId)
    // Of shares, one that comes too soon means that all do.
    if (code === "points/daily-cap" || code === "points/not-yet") break
  }
}

async function claim(farm: Farm, who: Script, action: string, tileId?: string): Promise<string | null> {
  const subject = `${action} ${tileId}`
  if (who.settled.has(subject)) return null
  const { code } = await call(farm, "points-claim_action", { action, tileId }, who)
  if (code === null || code === "points/already-paid") who.settled.add(subject)
  return code
}

export async function balanceOf({ server }: Farm, { userId }: Account): Promise<number> {
  const row = await server.db
    .selectFrom("points_accounts")
    .select("points")
    .where("user_id", "=", userId)
    .executeTakeFirst()
  return row?.points ?? 0
}

/** Everything a script can ask for on a day: in its first moment, and again as soon as the next share is due. */
export async function scriptedDay(farm: Farm, who: Script): Promise<{ atOnce: number; inTheDay: number }> {
  const before = await balanceOf(farm, who)
  await read(farm, who, tileIds)
  await claimAll(farm, who)
  const atOnce = (await balanceOf(farm, who)) - before
  for (let at = 0; at < 5; at++) {
    farm.clock.now += 60 * second
    await claimAll(farm, who)
  }
  return { atOnce, inTheDay: (await balanceOf(farm, who)) - before }
}
