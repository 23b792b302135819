import { readFileSync } from "node:fs"
import { join } from "node:path"
import { fetchAdvisories } from "./fetch-advisories.ts"
import { licenceFaults } from "./licence-faults.ts"
import { lockFaults } from "./lock-faults.ts"
import { fetchedPackages, type LockFile } from "./lock-file.ts"

/**
 * What we take from others: the lock file and what is installed, licences, published advisories. With `--offline` nobody is asked for
 * advisories. Ends with 1 where something is wrong, and where advisories were wanted and could not be had.
 */

const root = join(import.meta.dirname, "../..")
const lock = readLock("package-lock.json")
const installed = readLock("node_modules/.package-lock.json")

const faults = [...lockFaults(lock, installed), ...licenceFaults(lock)]
console.log(
  `${fetchedPackages(lock).length} packages locked, ${fetchedPackages(installed).length} installed on this machine`,
)

if (process.argv.includes("--offline")) console.log("Advisories were not looked up.")
else {
  const advisories = fetchAdvisories(root)
  if (advisories === null) faults.push("The registry gave no advisories. With --offline the rest is checked alone.")
  for (const { name, severity, range } of advisories ?? []) {
    const line = `${name} ${range}: an advisory of severity ${severity}`
    if (severity === "high" || severity === "critical") faults.push(line)
    else console.log(line)
  }
}

for (const fault of faults) console.error(fault)
console.log(faults.length === 0 ? "In order." : `${faults.length} to look at.`)
process.exitCode = faults.length === 0 ? 0 : 1

function readLock(file: string): LockFile {
  return JSON.parse(readFileSync(join(root, file), "utf8")) as LockFile
}
