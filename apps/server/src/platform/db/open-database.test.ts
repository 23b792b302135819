import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, it, onTestFinished } from "vitest"
import { DatabaseUnavailable } from "../run-program.ts"
import { lockDataDir } from "./lock-data-dir.ts"
import { openDatabase } from "./open-database.ts"

it("lets one holder at a time have a data folder, and the next one after it lets go", () => {
  const dir = mkdtempSync(join(tmpdir(), "confetti-"))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  const unlock = lockDataDir(dir)
  expect(() => lockDataDir(dir)).toThrow(`Another Confetti (process ${process.pid}) already uses`)
  unlock()
  lockDataDir(dir)()
})

it("names the server that cannot be reached, without the password", async () => {
  const opening = openDatabase({ DATABASE_URL: "postgres://me:secret@127.0.0.1:1/confetti", DATA_DIR: "" })
  await expect(opening).rejects.toThrow(DatabaseUnavailable)
  await expect(opening).rejects.toThrow(/^The database 127\.0\.0\.1:1\/confetti can't be used: connect ECONNREFUSED/)
})
