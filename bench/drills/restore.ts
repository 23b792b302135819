// npm run drill:restore
// Backs a loaded database up with the operator's own command while people redeem, restores it with the operator's own command into an
// empty database, of the same kind and of the other, and checks every invariant there. What was acknowledged before the backup began must
// be in it.
import { execFile } from "node:child_process"
import { mkdtempSync, rmSync, statSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { startServer } from "../../e2e/start-server.ts"
import { checkDatabase } from "./check-database.ts"
import { startPrivatePostgres } from "../../apps/server/test/postgres/private-postgres.ts"
import { seedShop } from "./seed-shop.ts"
import { type Acknowledged, startShoppers } from "./shoppers.ts"

type Place = { DATA_DIR: string; DATABASE_URL?: string }

const people = { people: 500, points: 10_000 }
const atOnce = 16
/** How many are redeemed before the backup begins, and while it and after it people go on. */
const before = 500

const run = promisify(execFile)
const command = async (name: string, file: string, place: Place): Promise<number> => {
  const program = join(import.meta.dirname, `../../apps/server/src/bin/${name}.ts`)
  const { DATABASE_URL: _elsewhere, ...env } = process.env
  const began = performance.now()
  await run(process.execPath, [program, file], { env: { ...env, ...place } })
  return performance.now() - began
}

async function drill(from: string, source: Place, targets: { to: string; place: Place }[]): Promise<boolean> {
  const accounts = await seedShop(source, people)
  const server = await startServer({ ...source, CONTENT_DIR: join(source.DATA_DIR, "none") })
  const shoppers = startShoppers(accounts, atOnce, () => server.url)
  while (shoppers.acknowledged.length < before) await new Promise((later) => setTimeout(later, 10))
  // An order being cancelled may be cancelled before or after the moment of the backup.
  const promised: Acknowledged[] = shoppers.acknowledged.filter(({ isSettled }) => isSettled)
  const file = join(source.DATA_DIR, "drill.backup")
  const backupMs = await command("backup", file, source)
  const during = shoppers.acknowledged.length - before
  await shoppers.stop()
  await server.stop()
  let isGood = true
  for (const { to, place } of targets) {
    const restoreMs = await command("restore", file, place)
    const { lost, isSound } = await checkDatabase(place, promised)
    isGood &&= lost === 0 && isSound
    console.log(
      `${from} to ${to}: ${promised.length} acknowledged before, ${during} while it was backed up, ${lost} lost, ` +
        `invariants ${isSound ? "hold" : "BROKEN"}, ${(statSync(file).size / 1024).toFixed(0)} kB, ` +
        `backup ${(backupMs / 1000).toFixed(1)} s, restore ${(restoreMs / 1000).toFixed(1)} s`,
    )
  }
  return isGood
}

const folder = mkdtempSync(join(tmpdir(), "confetti-drill-"))
const place = (name: string): Place => ({ DATA_DIR: join(folder, name) })
const first = await startPrivatePostgres()
const second = await startPrivatePostgres()
try {
  const toEmbedded = { to: "the embedded one", place: place("restored") }
  const toPostgres = second && { to: "PostgreSQL", place: { ...place("restored-there"), DATABASE_URL: second.url } }
  let isGood = await drill(
    "The embedded database",
    place("embedded"),
    toPostgres ? [toEmbedded, toPostgres] : [toEmbedded],
  )
  if (first) {
    const source = { ...place("postgres"), DATABASE_URL: first.url }
    isGood =
      (await drill("PostgreSQL", source, [{ to: "the embedded one", place: place("restored-from-there") }])) && isGood
  } else console.log("PostgreSQL is not installed here: only the embedded database was drilled.")
  if (!isGood) process.exitCode = 1
} finally {
  await first?.stop()
  await second?.stop()
  rmSync(folder, { recursive: true, force: true })
}
