import { createHash } from "node:crypto"
import { readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { npmCommand } from "./npm-command.mjs"
import { runWithProgress } from "./run-with-progress.mjs"

/** Says for which lock file node_modules was last found whole. */
const stampOf = (root) => join(root, "node_modules", ".confetti-stamp")

/** Installs the packages of the lock file where they are missing, out of date or half installed. */
export async function ensureInstalled(root) {
  const lock = readFileSync(join(root, "package-lock.json"), "utf8")
  const wanted = createHash("sha256").update(lock).digest("hex")
  if (readText(stampOf(root)) === wanted) return
  if (!isInstalled(root, JSON.parse(lock))) {
    rmSync(stampOf(root), { force: true })
    await runWithProgress("Installing packages", npmCommand("ci", "--no-audit", "--no-fund"), { cwd: root })
  }
  writeFileSync(stampOf(root), wanted)
}

/**
 * Whether somebody has installed by hand what the lock file asks for. npm writes down what it installed as its very last step,
 * so an interrupted installation has no such list. Optional packages may be missing: they are other machines'.
 */
function isInstalled(root, lock) {
  const list = readText(join(root, "node_modules", ".package-lock.json"))
  if (list === null) return false
  const installed = JSON.parse(list).packages
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (!path.startsWith("node_modules/")) return true
    const found = installed[path]
    if (!found) return Boolean(wanted.optional || wanted.devOptional)
    return found.version === wanted.version && found.resolved === wanted.resolved
  })
}

function readText(path) {
  try {
    return readFileSync(path, "utf8")
  } catch {
    return null
  }
}
