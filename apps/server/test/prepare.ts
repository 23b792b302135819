import { templateDatabase } from "./template-database.ts"

/** Runs once before all test files, so that they do not each make the template. */
export async function setup(): Promise<void> {
  if (!process.env["TEST_DATABASE_URL"]) await templateDatabase()
}
