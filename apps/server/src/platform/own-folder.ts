import { chmodSync, lstatSync, mkdirSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { StartupError } from "./run-program.ts"
import { asError, codeOf } from "./thrown.ts"

const ofOthers = 0o077
const sticky = 0o1000
const hasOwners = process.platform !== "win32"

/** Creates a private folder, and removes others' access to its contents. Throws StartupError if it belongs to someone else or is shared. */
export function ownFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw new StartupError(`The folder ${path} can't be made: ${asError(error).message}.`, { cause: error })
  }
  if (!hasOwners) return
  const { uid, mode } = lstatSync(path)
  if (uid !== process.getuid?.())
    throw new StartupError(`The folder ${path} belongs to another user. Change its owner, or set another DATA_DIR.`)
  if ((mode & sticky) !== 0)
    throw new StartupError(`Other users can write to the folder ${path}. Set a DATA_DIR that only Confetti uses.`)
  try {
    narrow(path)
    narrowFiles(path)
  } catch (error) {
    throw new StartupError(`Could not restrict access to the folder ${path}: ${asError(error).message}.`, {
      cause: error,
    })
  }
}

/** Removes others' access to everything below a folder. */
export function narrowFiles(folder: string): void {
  if (!hasOwners) return
  for (const { parentPath, name } of readdirSync(folder, { recursive: true, withFileTypes: true }))
    narrow(join(parentPath, name))
}

function narrow(path: string): void {
  try {
    const state = lstatSync(path)
    // A link has no mode of its own, and its target may not be ours.
    if (!state.isSymbolicLink() && (state.mode & ofOthers) !== 0) chmodSync(path, state.mode & 0o7700)
  } catch (error) {
    // A running database removes files.
    if (codeOf(error) !== "ENOENT") throw error
  }
}
