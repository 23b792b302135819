import { readConfig } from "../platform/config.ts"
import { migrate } from "../platform/db/migrate.ts"
import { openDatabase } from "../platform/db/open-database.ts"
import { installQueue } from "../platform/jobs/open-jobs.ts"
import { runProgram } from "../platform/run-program.ts"

await runProgram(async () => {
  const database = await openDatabase(readConfig(process.env))
  try {
    const applied = await migrate(database.pool)
    await installQueue(database.pool)
    console.log(applied.length > 0 ? `Applied ${applied.join(", ")}.` : "The database is up to date.")
  } finally {
    await database.close()
  }
})
