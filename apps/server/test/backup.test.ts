// @module-tag embedded
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Readable } from "node:stream"
import { buffer } from "node:stream/consumers"
import { gunzipSync, gzipSync } from "node:zlib"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { createBackup } from "../src/platform/backup/create-backup.ts"
import { restoreBackup } from "../src/platform/backup/restore-backup.ts"
import { type OpenDatabase, openDatabase } from "../src/platform/db/open-database.ts"
import { isSound, verifyData } from "../src/verify-data.ts"
import { databaseContents, signingIn } from "./database-contents.ts"
import { address, type PointsWorld, startPointsWorld } from "./points-world.ts"
import { signIn } from "./sign-in-by-code.ts"
import { openTestDatabase } from "./test-database.ts"

let world: PointsWorld
let backup: Buffer
beforeAll(async () => {
  world = await startPointsWorld()
  for (let at = 0; at < 3; at++) {
    const person = await world.newPerson(`Person ${at}`)
    await world.give(person, 500)
    await world.call("rewards-redeem_item", { itemId: "stickers", cost: 100, address }, person, `key-${at}`)
    await world.call("likes-like_tile", { tileId: "t1" }, person)
  }
  await world.server.db
    .insertInto("user_pictures")
    .values({ user_id: "pictured", hash: "h", webp: Buffer.from([0, 1, 254, 255]) })
    .execute()
  backup = await backedUp()
})
afterAll(() => world.stop())

const noFiles = { names: async () => [], pathOf: async () => null }
/** Where nothing is restored to. */
const emptyDir = tmpdir()

const backedUp = (): Promise<Buffer> =>
  buffer(createBackup(world.server.services.pool, new Date(world.clock.now), noFiles) as never)

async function inEmptyDatabase(act: (database: OpenDatabase) => Promise<void>): Promise<void> {
  const database = await openTestDatabase()
  try {
    await act(database)
  } finally {
    await database.close()
  }
}

describe("a backup", () => {
  it("goes into an empty database, with every row as it was and the work that waits", async () => {
    await inEmptyDatabase(async (database) => {
      const { rows } = await restoreBackup(database.pool, Readable.from(backup), emptyDir)
      expect(rows).toBeGreaterThan(100)
      expect(await databaseContents(database.db)).toEqual(await databaseContents(world.server.db))
      expect(isSound(await verifyData(database.db))).toBe(true)
      const waiting = await sql<{
        count: number
      }>`select count(*)::int as count from pgboss.job where state < 'completed'`.execute(database.db)
      expect(waiting.rows[0]?.count).toBe(3)
    })
  })

  it("goes from one kind of database into a new folder of the other", async () => {
    const folder = mkdtempSync(join(tmpdir(), "confetti-backup-"))
    const database = await openDatabase({ DATA_DIR: folder })
    await restoreBackup(database.pool, Readable.from(backup), emptyDir)
    expect(await databaseContents(database.db)).toEqual(await databaseContents(world.server.db))
    await database.close()
    rmSync(folder, { recursive: true })
  })

  it("signs nobody in, and shows no address: not in the file, not where it was restored, not from an older program", async () => {
    const { server } = world
    const { token } = await signIn(server, "editor@example.com")
    const person = await world.newPerson("Sealed")
    await world.give(person, 100)
    await world.call("rewards-redeem_item", { itemId: "stickers", cost: 100, address }, person, "sealed")
    await world.call("users-request_deletion", null, person)
    const saved = await server.db.selectFrom("auth_sessions").select("token").execute()
    const answers = await server.db.selectFrom("idempotency_keys").select("body").execute()
    expect(JSON.stringify(answers)).not.toContain(address.street)
    const file = await backedUp()
    const text = gunzipSync(file).toString()
    for (const secret of [token, person.token, address.street, ...saved.map((row) => row.token)])
      expect(text).not.toContain(secret)
    await inEmptyDatabase(async (database) => {
      await restoreBackup(database.pool, Readable.from(file), emptyDir)
      for (const table of signingIn)
        expect((await sql`select 1 from ${sql.table(table)}`.execute(database.db)).rows).toEqual([])
    })
    const row = { id: "s", user_id: person.userId, token: "in-clear", expires_at: "2126-01-01T00:00:00Z" }
    const older = gunzipSync(file)
      .toString()
      .replace(/(\{"table":"public.auth_sessions".*\n)/, `$1=${JSON.stringify(row)}\n`)
      .replace(/\{"end":true,"rows":(\d+),"missing":0\}/, (_all, rows) => `{"end":true,"rows":${Number(rows) + 1}}`)
    await inEmptyDatabase(async (database) => {
      await restoreBackup(database.pool, Readable.from(gzipSync(older)), emptyDir)
      expect(await database.db.selectFrom("auth_sessions").select("id").execute()).toEqual([])
    })
  })

  it("is of one moment, while people go on", async () => {
    const person = await world.newPerson("Busy")
    await world.give(person, 1000)
    const redeem = (at: number) =>
      world.call("rewards-redeem_item", { itemId: "stickers", cost: 100, address }, person, `busy-${at}`)
    const [file] = await Promise.all([backedUp(), ...Array.from({ length: 10 }, (_, at) => redeem(at))])
    await inEmptyDatabase(async (database) => {
      await restoreBackup(database.pool, Readable.from(file), emptyDir)
      expect(isSound(await verifyData(database.db))).toBe(true)
    })
  })
})

describe("what can't be restored", () => {
  const refused = (file: Buffer, words: string) =>
    inEmptyDatabase(async (database) => {
      const before = await databaseContents(database.db)
      await expect(restoreBackup(database.pool, Readable.from(file), emptyDir)).rejects.toThrow(words)
      expect(await databaseContents(database.db)).toEqual(before)
    })
  const lines = () => gunzipSync(backup).toString().trimEnd().split("\n")
  const packed = (all: string[]) => gzipSync(`${all.join("\n")}\n`)

  it("a backup that was cut off", () => refused(backup.subarray(0, backup.length - 2000), "incomplete"))
  it("one whose end is missing", () => refused(packed(lines().slice(0, -1)), "incomplete"))
  it("one with a row lost", async () => {
    const all = lines()
    const at = all.findLastIndex((line) => line.startsWith("="))
    await refused(packed(all.toSpliced(at, 1)), "incomplete")
  })
  it("another file", () => refused(gzipSync("hello\n"), "incomplete"))
  it("a file that is not even packed", () => refused(Buffer.from("hello"), "incomplete"))
  it("a backup of something else", () => refused(gzipSync('{"format":"other"}\n'), "not a backup of Confetti"))
  it("one of a newer program", async () => {
    const [head = "", ...rest] = lines()
    const newer = { ...JSON.parse(head), migrations: ["9999-future.sql"] }
    await refused(packed([JSON.stringify(newer), ...rest]), "newer than this version")
  })
  const withFile = (name: string): Buffer => {
    const bytes = Buffer.from("made up")
    const file = [JSON.stringify({ file: name, bytes: bytes.length }), `+${bytes.toString("base64")}`]
    return packed([...lines().slice(0, -1), ...file, ...lines().slice(-1)])
  }
  it.each([
    "database/postgresql.conf",
    "auth-secret",
    "../media/originals/abcdefghijabcdefghij.jpg",
    "media/originals/../../auth-secret",
    "media/originals/server.conf",
    "uploads/abcdefghijabcdefghij.jpg",
  ])("one with a file %s, which is no original", (name) => refused(withFile(name), "unknown kind of file"))
  it("an original over one that is there", async () => {
    const folder = mkdtempSync(join(tmpdir(), "confetti-original-"))
    const name = "media/originals/abcdefghijabcdefghij.jpg"
    mkdirSync(join(folder, "media/originals"), { recursive: true })
    writeFileSync(join(folder, name), "there already")
    await inEmptyDatabase(async (database) => {
      await restoreBackup(database.pool, Readable.from(withFile(name)), folder)
    })
    expect(readdirSync(join(folder, "media/originals"))).toEqual(["abcdefghijabcdefghij.jpg"])
    expect(readFileSync(join(folder, name), "utf8")).toBe("there already")
    rmSync(folder, { recursive: true })
  })
  it("into a database in use", async () => {
    await expect(restoreBackup(world.server.services.pool, Readable.from(backup), emptyDir)).rejects.toThrow(
      "not empty",
    )
  })
})
