import { spawnSync } from "node:child_process"
import { npmCommand } from "../npm-command.mjs"

export type Advisory = { name: string; severity: string; range: string }

type Audit = { vulnerabilities?: Record<string, Advisory> }

/** The published advisories that concern a locked package, as npm's registry knows them; null where it can't be asked. */
export function fetchAdvisories(root: string): Advisory[] | null {
  const [command = "npm", ...args] = npmCommand("audit", "--json")
  const { stdout } = spawnSync(command, args, { cwd: root, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 })
  const { vulnerabilities } = parsed(stdout)
  return vulnerabilities ? Object.values(vulnerabilities) : null
}

function parsed(text: string): Audit {
  try {
    return JSON.parse(text) as Audit
  } catch {
    return {}
  }
}
