import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { contractingStatements } from "./contracting-statements.ts"

/**
 * While servers are replaced one by one, the old ones run on the new schema. A migration that only adds (expand) goes with any release; one
 * that takes away (contract) begins with `-- Contract, follows 1.2.3: …`, and names the release from which on nothing uses what it takes.
 */

const folder = join(import.meta.dirname, "../apps/server/migrations")
/** The last before this was asked for. What was applied is never changed. */
const lastUnasked = "0037"
const declaration = /^-- Contract, follows \d+\.\d+\.\d+: ./

let faults = 0
function report(fault: string): void {
  console.error(fault)
  faults += 1
}

const files = readdirSync(folder).filter((file) => file.endsWith(".sql"))
let contracts = 0
for (const file of files.toSorted()) {
  const text = readFileSync(join(folder, file), "utf8")
  const found = contractingStatements(text)
  const isDeclared = declaration.test(text)
  if (found.length > 0) contracts += 1
  console.log(`${file}: ${found.length === 0 ? "expand" : `contract (${found.join("; ").slice(0, 100)})`}`)
  if (file.slice(0, 4) <= lastUnasked) continue
  if (found.length > 0 && !isDeclared)
    report(`${file} takes something away: its first line must be "-- Contract, follows 1.2.3: why", or it must not.`)
  if (found.length === 0 && isDeclared) report(`${file} says that it is a contract, and takes nothing away.`)
}
// A pattern that finds nothing anywhere has stopped looking.
if (contracts < 3) report(`Only ${contracts} contracts were found: the patterns no longer match how they are written.`)
if (faults > 0) process.exitCode = 1
console.log(`${files.length} migrations, ${contracts} of them contracts`)
