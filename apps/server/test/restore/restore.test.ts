// @module-tag drill
import { createReadStream } from "node:fs"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { expect, it } from "vitest"
import { describeAudit, verifyData } from "../../src/verify-data.ts"
import { createBackup } from "../../src/platform/backup/create-backup.ts"
import { collectNamedFiles } from "../../src/platform/backup/named-files.ts"
import { restoreBackup } from "../../src/platform/backup/restore-backup.ts"
import type { Db } from "../../src/platform/db/open-database.ts"
import { databaseContents } from "../database-contents.ts"
import { signIn } from "../sign-in-by-code.ts"
import type { TestServer } from "../start-test-server.ts"
import { answersOf } from "./answers-of.ts"
import { copyUploads, type DatabaseKind, type DrillPlace, openPlace } from "./drill-place.ts"
import { like, liveHere, redeem, type Resident, settleIn } from "./drill-people.ts"
import { startDrillServer, startFirstServer } from "./drill-server.ts"

/** Where a server lives, one after the other: on PostgreSQL, all ways between the two kinds. */
const kinds: DatabaseKind[] = process.env["TEST_DATABASE_URL"]
  ? ["embedded", "PostgreSQL", "PostgreSQL", "embedded"]
  : ["embedded", "embedded"]

const readers = ["ada@example.com", "ben@example.com"]
/** How many likes and orders are acknowledged when a backup begins; more are sent until it is done. */
const acknowledged = 5

it(`brings everything along by backups taken while somebody writes: ${kinds.join(" to ")}`, async () => {
  const [first = "embedded", ...next] = kinds
  let place = await openPlace(first)
  let server = await startFirstServer(place)
  let people: Resident[] = []
  for (const email of readers) people.push(await settleIn(server, email))
  for (const person of people) await liveHere(server, person.who)
  await server.settleJobs()

  for (const [hop, kind] of next.entries()) {
    const busy = await settleIn(server, `busy-${hop}@example.com`)
    const answers = await answersOfAll(server, people)
    const before = await countRows(server.db)
    const { file, sent } = await backUpWhileWriting(server, place, busy)
    const after = await countRows(server.db)
    await server.stop()

    const target = await openPlace(kind)
    await restoreBackup(target.database.pool, createReadStream(file), target.folder)
    copyUploads(place, target)
    await expectSound(target.database.db)
    expectBetween(before, await countRows(target.database.db), after)
    await expectOneMoment(target.database.db, busy, sent)

    place = target
    server = await startDrillServer(place)
    people = []
    for (const email of readers) people.push({ email, who: await signIn(server, email) })
    expect(await answersOfAll(server, people)).toEqual(answers)
    for (const { who } of people) await redeem(server, who, `again-${hop}`)
    await server.settleJobs()
    const orders = await server.db.selectFrom("redemptions").select("state").execute()
    expect(new Set(orders.map(({ state }) => state))).toEqual(new Set(["confirmed"]))
    await expectSound(server.db)
  }
  await server.stop()
}, 180_000)

async function answersOfAll(server: TestServer, people: readonly Resident[]): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {}
  for (const { email, who } of people) answers[email] = await answersOf(server, who)
  return answers
}

/** Backs up into the place's folder while somebody likes a tile and orders, one after the other; gives how often they did. */
async function backUpWhileWriting(server: TestServer, { folder }: DrillPlace, { who }: Resident) {
  const { pool, clock } = server.services
  let sent = 0
  const write = async (): Promise<void> => {
    await like(server, who, `t${sent}`)
    await redeem(server, who, `busy-${sent}`)
    sent++
  }
  while (sent < acknowledged) await write()
  const file = join(folder, "drill.backup")
  const files = { pathOf: server.services.media.pathOf, names: () => collectNamedFiles(server.services) }
  let isBackedUp = false
  const backUp = async (): Promise<void> => {
    await writeFile(file, createBackup(pool, new Date(clock()), files))
    isBackedUp = true
  }
  const goOn = async (): Promise<void> => {
    do await write()
    while (!isBackedUp)
  }
  await Promise.all([backUp(), goOn()])
  return { file, sent }
}

type Rows = Record<string, number>

async function countRows(db: Db): Promise<Rows> {
  const tables = Object.entries(await databaseContents(db))
  return Object.fromEntries(tables.map(([table, rows]) => [table, rows.length]))
}

/** Nothing that was there before is missing, and nothing is there that never was. */
function expectBetween(before: Rows, restored: Rows, after: Rows): void {
  expect(Object.keys(restored)).toEqual(Object.keys(before))
  for (const [table, rows] of Object.entries(restored)) {
    expect(rows, table).toBeGreaterThanOrEqual(before[table] ?? 0)
    expect(rows, table).toBeLessThanOrEqual(after[table] ?? 0)
  }
}

async function expectSound(db: Db): Promise<void> {
  expect(describeAudit(await verifyData(db)).filter((line) => line.startsWith("BROKEN"))).toEqual([])
}

/** Of likes and orders, sent one after the other, those up to one moment are there, and all acknowledged before the backup. */
async function expectOneMoment(db: Db, { who: { userId } }: Resident, sent: number): Promise<void> {
  const liked = await db.selectFrom("likes").select("tile_id").where("user_id", "=", userId).execute()
  const orders = await db.selectFrom("redemptions").select("redemption_id").where("user_id", "=", userId).execute()
  expect(orders.length).toBeGreaterThanOrEqual(acknowledged)
  expect([0, 1]).toContain(liked.length - orders.length)
  expect(liked.length).toBeLessThanOrEqual(sent)
  const upTo = Array.from({ length: liked.length }, (_, at) => `t${at}`)
  expect(liked.map(({ tile_id }) => tile_id).toSorted()).toEqual(upTo.toSorted())
}
