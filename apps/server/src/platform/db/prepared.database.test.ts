// @module-tag embedded
import { expect, it, onTestFinished } from "vitest"
import { openTestDatabase } from "../../../test/test-database.ts"
import { runPrepared } from "./prepared.ts"

it("prepares a statement once by its name, also within a transaction", async () => {
  const { db, pool, close } = await openTestDatabase()
  onTestFinished(close)
  const statement = { name: "add-one", text: "select $1::int + 1 as sum" }
  expect((await runPrepared(db, statement, [1])).rows).toEqual([{ sum: 2 }])
  await db.transaction().execute((tx) => runPrepared(tx, statement, [2]))
  expect((await pool.query("select name, statement from pg_prepared_statements")).rows).toEqual([
    { name: "add-one", statement: statement.text },
  ])
})
