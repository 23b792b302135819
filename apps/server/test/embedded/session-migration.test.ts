// @module-tag embedded
import { readdirSync } from "node:fs"
import { join } from "node:path"
import { PGlite } from "@electric-sql/pglite"
import { sql } from "kysely"
import { expect, it, onTestFinished } from "vitest"
import { createSessionLookup } from "../../src/platform/auth/session-lookup.ts"
import { noChanges } from "../../src/platform/db/changes.ts"
import { migrate } from "../../src/platform/db/migrate.ts"
import { databaseOver } from "../../src/platform/db/open-database.ts"
import { embeddedOptions, poolOver } from "../../src/platform/db/open-embedded.ts"

const migrations = join(import.meta.dirname, "../../migrations")

it("hashes sessions in place: whoever was signed in stays so, and nobody who reads the database is", async () => {
  const database = databaseOver(poolOver(await PGlite.create(embeddedOptions)))
  onTestFinished(() => database.close())
  const { db, pool } = database
  await migrate(pool, new Set(readdirSync(migrations).filter((name) => name < "0009")))
  const users: [string, boolean][] = [
    ["ada", true],
    ["unproven", false],
  ]
  for (const [id, isProven] of users)
    await sql`insert into auth_users (id, name, email, email_verified) values (${id}, '', ${id}, ${isProven})`.execute(
      db,
    )
  const sessions: [string, string, string | null, boolean][] = [
    ["ada", "plain", null, true],
    ["ada", "turned", "shown-before", true],
    ["ada", "never-arrived", "still-used", false],
    ["unproven", "strangers", null, true],
  ]
  for (const [user, token, previous, isSeen] of sessions)
    await sql`insert into auth_sessions (id, user_id, token, previous_token, token_seen_at, expires_at)
      values (${token}, ${user}, ${token}, ${previous}, ${isSeen ? new Date() : null}, now() + interval '1 day')`.execute(
      db,
    )
  await sql`insert into auth_accounts (id, user_id, account_id, provider_id, access_token, id_token)
    values ('a', 'ada', '1', 'google', 'access', 'id')`.execute(db)
  await migrate(pool)

  const { rows } = await sql<{ row: string }>`select row_to_json(s)::text as row from auth_sessions s`.execute(db)
  const saved = rows.map(({ row }) => row.replace(/"id":"[^"]*"/, "")).join()
  for (const [, token, previous] of sessions)
    for (const each of [token, previous]) if (each !== null) expect(saved).not.toContain(`"${each}"`)
  const lookup = createSessionLookup(pool, Date.now, "a secret of thirty-two characters", noChanges)
  const isIn = async (token: string) => (await lookup.findNow(token))?.userId
  expect(await Promise.all(["plain", "turned", "still-used"].map(isIn))).toEqual(["ada", "ada", "ada"])
  expect(await Promise.all(["strangers", "never-arrived"].map(isIn))).toEqual([undefined, undefined])
  const account = await sql`select access_token, refresh_token, id_token from auth_accounts`.execute(db)
  expect(account.rows).toEqual([{ access_token: null, refresh_token: null, id_token: null }])
})
