import { existsSync } from "node:fs"
import { join } from "node:path"

const oldest = 26

/** The Node that runs Confetti: the installed one where there is a package for this platform, otherwise our own if it is new enough. */
export function nodePath(root) {
  const name = `${process.platform === "win32" ? "win" : process.platform}-${process.arch}`
  const file = process.platform === "win32" ? "node.exe" : "node"
  for (const pack of [`node-${name}`, `node-bin-${name}`]) {
    const path = join(root, "node_modules", pack, "bin", file)
    if (existsSync(path)) return path
  }
  if (Number.parseInt(process.versions.node, 10) >= oldest) return process.execPath
  throw new Error(
    `Confetti runs on Node ${oldest}, and no package brings it to ${name}. Install Node ${oldest} or newer (this is ${process.versions.node}).`,
  )
}
