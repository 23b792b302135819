// npm run drill:rolling
// Three servers for people and two workers behind a plain proxy, on a PostgreSQL of the drill's own, through PgBouncer where that is installed.
// Each has a disk of its own, and their media lie in a store. While people read, look at pictures, like and redeem, each of the five is restarted in turn, as an upgrade does it: no request may fail. Then each is killed,
// and PgBouncer, PostgreSQL and the store as well. In the end everything acknowledged must be there, nothing twice, and every invariant must hold.
import { randomBytes } from "node:crypto"
import { chmodSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { hasPgBouncer, startPgBouncer } from "../../../apps/server/test/postgres/start-pgbouncer.ts"
import { checkDatabase } from "../check-database.ts"
import { createServerDatabase } from "../create-server-database.ts"
import { picturePaths } from "../picture-paths.ts"
import { packWithoutShop, putBackItem } from "../pack-without-shop.ts"
import { type PrivatePostgres, startPrivatePostgres } from "../../../apps/server/test/postgres/private-postgres.ts"
import { seedShop } from "../seed-shop.ts"
import { startShoppers } from "../shoppers.ts"
import { startStore } from "../start-store.ts"
import { startViewers, type View } from "../start-viewers.ts"
import { startVisitors, type Visit } from "../start-visitors.ts"
import { type Role, startCluster } from "./start-cluster.ts"

const roles: readonly Role[] = ["api", "api", "api", "worker", "worker"]
const shoppersAtOnce = 4
const calmMs = 3000
const pooledConnections = 20

/** A person's request, and its outcome. */
type Asked = { kind: string; status: number | null; took: number }
type Answered = Visit | View

const folder = mkdtempSync(join(tmpdir(), "confetti-rolling-"))
// PostgreSQL runs as somebody else, who has to come through here.
chmodSync(folder, 0o711)
const postgres = await startPrivatePostgres(folder)
try {
  if (postgres === null) console.log("PostgreSQL is not installed here: nothing was drilled.")
  else await drill(postgres)
} finally {
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function drill(database: PrivatePostgres): Promise<void> {
  const direct = { DATA_DIR: join(folder, "data"), DATABASE_URL: await createServerDatabase(database.url) }
  const people = await seedShop(direct, { people: 60, points: 1_000_000 })
  const pooler = hasPgBouncer() ? await startPgBouncer(direct.DATABASE_URL, pooledConnections) : null
  const store = await startStore(join(folder, "store"))
  const cluster = await startCluster(
    {
      ...store.env,
      DATA_DIR: direct.DATA_DIR,
      DATABASE_URL: pooler?.url ?? direct.DATABASE_URL,
      CONTENT_DIR: packWithoutShop(folder),
      AUTH_SECRET: randomBytes(32).toString("hex"),
      // As deploy/compose.yaml has it: longer than the proxy takes to hear that nothing more is to be sent.
      DRAIN_IDLE_MS: "5000",
      TRUST_PROXY: "1",
    },
    roles,
  )
  const tileIds = await putBackItem(direct)
  const shoppers = startShoppers(people.slice(10), shoppersAtOnce, () => cluster.url)
  const visitors = startVisitors(people, tileIds, cluster.url)
  const viewers = startViewers(await picturePaths(direct), cluster.url)
  const during = async (name: string, act: () => Promise<unknown>): Promise<Asked[]> => {
    const asked = await askedDuring([visitors.visits, viewers.views], act)
    console.log(`${name}: ${summary(asked)}`)
    return asked
  }
  let failedByRestarts = 0
  try {
    for (const { role, replace } of cluster.members)
      failedByRestarts += failuresOf(await during(`${role} restarted`, () => replace("SIGTERM"))).length
    for (const { role, replace } of cluster.members) await during(`${role} killed`, () => replace("SIGKILL"))
    if (pooler) await during("PgBouncer killed", pooler.crash)
    await during("PostgreSQL killed", database.crash)
    await during("the store killed", () => store.kill().then(store.start))
    await shoppers.stop()
    await visitors.stop()
    await viewers.stop()
  } finally {
    await cluster.stop()
    await store.kill()
    await pooler?.stop()
  }
  const { shown, changed } = viewers.tally()
  console.log(`${shown} pictures shown, ${changed} of them another one later`)
  const { lost, doubled, isSound } = await checkDatabase(direct, shoppers.acknowledged)
  console.log(
    `${failedByRestarts} requests failed by restarts. ${shoppers.acknowledged.length} redemptions acknowledged, ${shoppers.retries()} requests sent again: ${lost} lost, ${doubled} doubled, invariants ${isSound ? "hold" : "BROKEN"}`,
  )
  if (failedByRestarts + lost + doubled + changed > 0 || !isSound) process.exitCode = 1
}

/** Requests during an action, and for a moment before and after. */
async function askedDuring(lists: readonly (readonly Answered[])[], act: () => Promise<unknown>): Promise<Asked[]> {
  const from = lists.map(({ length }) => length)
  await pause(calmMs / 2)
  await act()
  await pause(calmMs / 2)
  return lists.flatMap((list, at) => list.slice(from[at])).map((each) => ({ kind: "picture", ...each }))
}

function failuresOf(visits: readonly Asked[]): Asked[] {
  return visits.filter(({ status }) => status !== 200)
}

function summary(visits: readonly Asked[]): string {
  const failed = failuresOf(visits)
  const kinds = [...new Set(failed.map(({ kind, status }) => `${kind} ${status ?? "without an answer"}`))]
  const longest = Math.max(0, ...visits.map(({ took }) => took))
  const which = kinds.length === 0 ? "" : ` (${kinds.join(", ")})`
  return `${failed.length} of ${visits.length} requests failed${which}, the longest took ${Math.round(longest)} ms`
}
