// npm run drill:chaos -- [--only frozen]
// A server on a PostgreSQL of the drill's own and its replica, while the first is killed, frozen, slow, out of connections, out of disk and cut
// off, while the replica is killed, frozen and behind, and while the clock steps by an hour; then the store of its media is killed and frozen.
// People read pages, ask for what is theirs and redeem all the time; whoever hears nothing of a redemption asks again
// with the same key. Each disturbance has to end by itself: pages go on, everything else is answered or clearly refused within two seconds.
// Then every invariant must hold, everything acknowledged must be there, and nothing twice.
import { execFileSync } from "node:child_process"
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { parseArgs } from "node:util"
import { openNetwork } from "../../../apps/server/test/postgres/open-network.ts"
import { type PrivatePostgres, startPrivatePostgres } from "../../../apps/server/test/postgres/private-postgres.ts"
import { startServer } from "../../../e2e/start-server.ts"
import { checkDatabase } from "../check-database.ts"
import { createServerDatabase } from "../create-server-database.ts"
import { picturePaths } from "../picture-paths.ts"
import { packWithoutShop, putBackItem } from "../pack-without-shop.ts"
import { seedShop } from "../seed-shop.ts"
import { startShoppers } from "../shoppers.ts"
import { startStore, type StoreProcess } from "../start-store.ts"
import { startViewers } from "../start-viewers.ts"
import { startVisitors, type Visitors } from "../start-visitors.ts"
import { disturbStore, storeDisturbances } from "./disturb-store.ts"
import { disturbances, type Disturbance, type World } from "./disturbances.ts"
import { faultsOf, isOwnAnswer, type Outcome, printOutcome } from "./print-outcome.ts"
import { readsBetween, replicaReads } from "./replica-reads.ts"

const { values: options } = parseArgs({ options: { only: { type: "string", default: "" } } })
const isChosen = ({ name }: { name: string }) => name.toLowerCase().includes(options.only.toLowerCase())
const chosen = disturbances.filter(isChosen)
const chosenOfStore = storeDisturbances.filter(isChosen)
if (chosen.length + chosenOfStore.length === 0) throw new Error(`No disturbance is called ${options.only}.`)

const diskMegabytes = 400
const calmMs = 3000
const longestRecoveryMs = 60_000
const shoppersAtOnce = 4
/** Refusals take at most two seconds, plus the visitors' own time, in milliseconds. */
const usualLongest = 2300

const folder = mkdtempSync(join(tmpdir(), "confetti-chaos-"))
// PostgreSQL runs as somebody else, who has to come through here.
chmodSync(folder, 0o711)
const isDiskSmall = mountSmallDisk(join(folder, "disk"))
let postgres: PrivatePostgres | null = null
let replica: PrivatePostgres | null = null
try {
  postgres = await startPrivatePostgres(isDiskSmall ? join(folder, "disk") : folder)
  if (postgres === null) console.log("PostgreSQL is not installed here: nothing was drilled.")
  else {
    replica = await postgres.startReplica(folder)
    await drill(postgres, replica)
  }
} finally {
  await replica?.stop()
  await postgres?.stop()
  if (isDiskSmall) execFileSync("umount", [join(folder, "disk")])
  rmSync(folder, { recursive: true, force: true })
}

async function drill(database: PrivatePostgres, copy: PrivatePostgres): Promise<void> {
  const direct = { DATA_DIR: join(folder, "data"), DATABASE_URL: await createServerDatabase(database.url) }
  const people = await seedShop(direct, { people: 60, points: 1_000_000 })
  const network = await openNetwork(direct.DATABASE_URL)
  const store = await startStore(join(folder, "store"))
  const server = await startServer({
    ...direct,
    ...store.env,
    DATABASE_URL: network.url,
    TRUST_PROXY: "1",
    DATABASE_REPLICA_URL: sameDatabaseAt(copy, direct.DATABASE_URL),
    CONTENT_DIR: packWithoutShop(folder),
    NODE_OPTIONS: `--import ${join(import.meta.dirname, "step-clock.ts")}`,
  })
  const tileIds = await putBackItem(direct)
  const shoppers = startShoppers(people.slice(10), shoppersAtOnce, () => server.url)
  let outcomes: Outcome[]
  let faultsOfStore: number
  try {
    const visitors = startVisitors(people, tileIds, server.url)
    outcomes = await disturbInTurn({ postgres: database, replica: copy, network, server, isDiskSmall }, visitors)
    faultsOfStore = await takeStoreAway(store, await picturePaths(direct), server.url)
    await shoppers.stop()
    await visitors.stop()
  } finally {
    await server.stop()
    await store.kill()
    network.close()
  }
  const { lost, doubled, isSound } = await checkDatabase(direct, shoppers.acknowledged)
  const { length } = shoppers.acknowledged
  console.log(
    `${length} redemptions acknowledged, ${shoppers.retries()} requests sent again: ${lost} lost, ${doubled} doubled, invariants ${isSound ? "hold" : "BROKEN"}`,
  )
  if (lost + doubled + faultsOfStore > 0 || !isSound || outcomes.some((each) => faultsOf(each).length > 0))
    process.exitCode = 1
}

/** While people look at pictures. */
async function takeStoreAway(store: StoreProcess, paths: readonly string[], origin: string): Promise<number> {
  if (chosenOfStore.length === 0) return 0
  const viewers = startViewers(paths, origin)
  const faults = await disturbStore(chosenOfStore, store, viewers)
  await viewers.stop()
  const { shown, changed } = viewers.tally()
  console.log(`${shown} pictures shown, ${changed} of them another one later`)
  return faults + changed
}

/** The address of this database on its replica. */
function sameDatabaseAt({ url }: PrivatePostgres, database: string): string {
  const address = new URL(database)
  address.port = new URL(url).port
  return String(address)
}

async function disturbInTurn(world: World, visitors: Visitors): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const disturbance of chosen) {
    if (disturbance.isPossible?.(world) === false) {
      console.log(`${disturbance.name}: not possible here`)
      continue
    }
    await pause(calmMs)
    const outcome = await disturb(disturbance, world, visitors)
    printOutcome(outcome)
    outcomes.push(outcome)
  }
  return outcomes
}

async function disturb(disturbance: Disturbance, world: World, visitors: Visitors): Promise<Outcome> {
  const { name, seconds, longestAnswer = usualLongest, fallsBackAs, begin } = disturbance
  const readsBefore = await replicaReads(world.server.url)
  const from = visitors.visits.length
  const begunAt = performance.now()
  const end = await begin(world)
  await pause(seconds * 1000)
  await end()
  const endedAt = performance.now()
  const reads = readsBetween(readsBefore, await replicaReads(world.server.url))
  const firstAnswer = () => visitors.visits.slice(from).find((each) => each.askedAt > endedAt && isOwnAnswer(each))
  const first = await untilFound(name, firstAnswer)
  const recoveredAfter = first.askedAt + first.took - endedAt
  const answeredBefore = (await replicaReads(world.server.url)).answered ?? 0
  await untilFound(
    name,
    async () => ((await replicaReads(world.server.url)).answered ?? 0) > answeredBefore || undefined,
  )
  const replicaUsedAfter = performance.now() - endedAt
  const visits = visitors.visits.slice(from).filter(({ askedAt }) => askedAt >= begunAt)
  return { name, seconds, longestAnswer, fallsBackAs, visits, recoveredAfter, replicaReads: reads, replicaUsedAfter }
}

/** Looks until it is there. Throws when that takes too long. */
async function untilFound<Found>(
  name: string,
  look: () => Found | undefined | Promise<Found | undefined>,
): Promise<Found> {
  const since = performance.now()
  for (;;) {
    const found = await look()
    if (found !== undefined) return found
    if (performance.now() - since > longestRecoveryMs) throw new Error(`${name}: it does not go on by itself.`)
    await pause(100)
  }
}

/** A disk that can be filled; false where nobody may mount one. */
function mountSmallDisk(place: string): boolean {
  mkdirSync(place)
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${diskMegabytes}m,mode=777`, "tmpfs", place], { stdio: "ignore" })
    return true
  } catch {
    return false
  }
}
