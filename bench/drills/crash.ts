// npm run drill:crash -- [--kills 10] [--at-once 16] [--embedded]
// People redeem and cancel as fast as they can while the server is killed (SIGKILL) again and again: on the embedded database, then, unless
// it is to be the embedded one alone, on a PostgreSQL of the drill's own, which is killed as well. Whoever hears nothing asks again with the same key, as the app does. Then
// every invariant must hold, everything acknowledged must be there, nothing twice, and a replayed key must give the same bytes.
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { type StartedServer, startServer } from "../../e2e/start-server.ts"
import { checkDatabase } from "./check-database.ts"
import { startPrivatePostgres } from "../../apps/server/test/postgres/private-postgres.ts"
import { seedShop } from "./seed-shop.ts"
import { isReplayed, startShoppers } from "./shoppers.ts"

const { values: options } = parseArgs({
  options: {
    kills: { type: "string", default: "10" },
    "at-once": { type: "string", default: "16" },
    embedded: { type: "boolean", default: false },
  },
})
const [kills, atOnce] = [Number(options.kills), Number(options["at-once"])]
if (!(kills >= 1 && atOnce >= 1)) throw new Error("At least one kill, and one shopper.")

const people = { people: 200, points: 10_000 }
const replayed = 200
const between = { least: 400, most: 2000 }

type Place = { DATA_DIR: string; DATABASE_URL?: string }
type Outcome = {
  where: string
  kills: number
  acknowledged: number
  retries: number
  lost: number
  doubled: number
  otherBytes: number
  isSound: boolean
  serveAgain: number[]
}

async function drill(where: string, place: Place, crashDatabase?: () => Promise<number>): Promise<Outcome> {
  const accounts = await seedShop(place, people)
  const start = (): Promise<StartedServer> => startServer({ ...place, CONTENT_DIR: join(place.DATA_DIR, "none") })
  let server = await start()
  const shoppers = startShoppers(accounts, atOnce, () => server.url)
  const serveAgain: number[] = []
  for (let kill = 0; kill < kills; kill++) {
    const heard = shoppers.acknowledged.length
    while (shoppers.acknowledged.length === heard) {
      if (server.process.exitCode !== null) throw new Error(`The server ended by itself:\n${server.log()}`)
      await pause(10)
    }
    await pause(between.least + Math.random() * (between.most - between.least))
    if (crashDatabase && kill % 2 === 1) serveAgain.push(await crashDatabase())
    else {
      const gone = once(server.process, "exit")
      server.process.kill("SIGKILL")
      await gone
      const killedAt = performance.now()
      server = await start()
      serveAgain.push(performance.now() - killedAt)
    }
  }
  await shoppers.stop()
  const { acknowledged } = shoppers
  let otherBytes = 0
  for (const each of acknowledged.slice(0, replayed)) if (!(await isReplayed(each, server.url))) otherBytes += 1
  await server.stop()
  const judged = await checkDatabase(place, acknowledged)
  return {
    where,
    kills,
    acknowledged: acknowledged.length,
    retries: shoppers.retries(),
    otherBytes,
    serveAgain,
    ...judged,
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((later) => setTimeout(later, ms))
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`

function print(outcome: Outcome): void {
  const { where, acknowledged, retries, lost, doubled, otherBytes, isSound, serveAgain } = outcome
  const sorted = serveAgain.toSorted((a, b) => a - b)
  console.log(
    [
      `${where}: ${outcome.kills} kills`,
      `${acknowledged.toLocaleString("en")} acknowledged`,
      `${retries.toLocaleString("en")} asked again`,
      `${lost} lost`,
      `${doubled} doubled`,
      `${otherBytes} replays differ`,
      `invariants ${isSound ? "hold" : "BROKEN"}`,
      `serves again after ${seconds(sorted[Math.floor(sorted.length / 2)] ?? 0)} (at most ${seconds(sorted.at(-1) ?? 0)})`,
    ].join(", "),
  )
}

const outcomes: Outcome[] = []
const folder = mkdtempSync(join(tmpdir(), "confetti-drill-"))
const postgres = options.embedded ? null : await startPrivatePostgres()
try {
  outcomes.push(await drill("The server, embedded database", { DATA_DIR: join(folder, "embedded") }))
  if (postgres) {
    const place = { DATA_DIR: join(folder, "postgres"), DATABASE_URL: postgres.url }
    outcomes.push(await drill("The server and PostgreSQL in turn", place, postgres.crash))
  } else if (!options.embedded) console.log("PostgreSQL is not installed here: only the embedded database was drilled.")
} finally {
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
}
for (const outcome of outcomes) print(outcome)
if (outcomes.some(({ lost, doubled, otherBytes, isSound }) => lost + doubled + otherBytes > 0 || !isSound))
  process.exitCode = 1
