// @module-tag embedded
import { expect, it, onTestFinished } from "vitest"
import { openTestDatabase } from "../../../test/test-database.ts"
import { isMigrated, migrate } from "./migrate.ts"

it("applies nothing twice, and notices a migration that was changed or is unknown", async () => {
  const database = await openTestDatabase()
  onTestFinished(() => database.close())
  expect(await isMigrated(database.pool)).toBe(true)
  expect(await Promise.all([migrate(database.pool), migrate(database.pool)])).toEqual([[], []])
  await database.pool.query("update schema_migrations set checksum = 'x' where name = '0001-content.sql'")
  await expect(migrate(database.pool)).rejects.toThrow("0001-content.sql was changed after it was applied")
  await database.pool.query("insert into schema_migrations (name, checksum) values ('9999-later.sql', 'x')")
  await expect(migrate(database.pool)).rejects.toThrow(
    "newer than this version of Confetti: it has migration 9999-later.sql",
  )
})

it("gives unaccented and trigram text search, and timestamps as dates", async () => {
  const database = await openTestDatabase()
  onTestFinished(() => database.close())
  const { rows } = await database.pool.query(
    "select unaccent('Éros') as plain, word_similarity('plutto', 'pluto') as likeness, now() as at",
  )
  expect(rows[0]).toMatchObject({ plain: "Eros", at: expect.any(Date) })
  expect(rows[0].likeness).toBeGreaterThan(0.5)
})
