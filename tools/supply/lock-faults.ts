import { fetchedPackages, type LockFile } from "./lock-file.ts"

/** These build nothing at their installation that we need: npm leaves their scripts alone unless they are approved. */
const unneededScripts = new Set(["@firebase/util", "@swc/core", "protobufjs"])

/**
 * What is wrong with a lock file: a package without a sha512 hash of its archive, or from a place of its own (a URL, a repository), or one that would run a script when it
 * is installed. `installed` is npm's own record of what is in node_modules: that must be what was locked.
 */
export function lockFaults(lock: LockFile, installed: LockFile): string[] {
  const faults: string[] = []
  for (const [path, { version, integrity, resolved, hasInstallScript }] of fetchedPackages(lock)) {
    if (!version || !integrity?.startsWith("sha512-")) faults.push(`${path} is locked without a sha512 hash.`)
    if (resolved !== undefined) faults.push(`${path} is fetched from a place of its own: ${resolved}`)
    if (hasInstallScript && !unneededScripts.has(nameOf(path)))
      faults.push(`${path} has a script that runs when it is installed. Read it, then name it in lock-faults.ts.`)
  }
  for (const [path, { version, integrity }] of fetchedPackages(installed)) {
    const locked = lock.packages[path]
    if (locked?.version !== version || locked?.integrity !== integrity)
      faults.push(`${path} is installed as ${version} and locked as ${locked?.version ?? "nothing"}.`)
  }
  return faults
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length)
}
