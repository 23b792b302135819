import { createHash } from "node:crypto"
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { basename, join } from "node:path"
import { makeSmallPack } from "./small-pack.ts"
import { startServer } from "./start-server.ts"

const root = join(import.meta.dirname, "..")
const cacheDir = join(root, "node_modules/.cache/confetti")
const prefix = "journeys-"

/** Sources of the template: the pack, and all that imports it, the migrations among them. */
const sources = ["content", "apps/server/src", "packages"]

/**
 * The folder of the present sources, kept from run to run: `media`, which all servers of the journeys share so that each picture is
 * drawn once, and `data`, once `makeTemplate` has made it.
 */
function templateDir(): string {
  // Said to the workers, so that nobody who saves a file meanwhile takes the template away.
  return (process.env["JOURNEYS_TEMPLATE"] ??= findTemplateDir())
}

function findTemplateDir(): string {
  const path = join(cacheDir, `${prefix}${hashOfSources()}`)
  if (existsSync(path)) return path
  mkdirSync(cacheDir, { recursive: true })
  for (const name of readdirSync(cacheDir))
    if (name.startsWith(prefix)) rmSync(join(cacheDir, name), { recursive: true, force: true })
  mkdirSync(join(path, "media"), { recursive: true })
  return path
}

/** Makes the data folder, where there is none yet, of a server that has imported the small pack: to start on a copy takes a tenth of the time. */
export async function makeTemplate(): Promise<void> {
  const dir = templateDir()
  if (existsSync(join(dir, "data"))) return
  const unfinished = mkdtempSync(join(dir, "unfinished-"))
  symlinkSync("../media", join(unfinished, "media"))
  const pack = makeSmallPack()
  const server = await startServer({ CONTENT_DIR: pack.dir, DATA_DIR: unfinished })
  await server.stop()
  pack.remove()
  renameSync(unfinished, join(dir, "data"))
}

function hashOfSources(): string {
  const hash = createHash("sha256")
  for (const file of ["package-lock.json", "e2e/small-pack.ts"]) hash.update(readFileSync(join(root, file)))
  for (const source of sources)
    for (const name of readdirSync(join(root, source), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/node_modules|\.test\.ts$/.test(join(entry.parentPath, entry.name)))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort())
      hash.update(`${name}\n`).update(readFileSync(name))
  return hash.digest("hex").slice(0, 16)
}

/** A data folder of a server's own, empty or with the small pack imported, over the media that all share. */
export function makeDataDir(kind: "empty" | "imported"): string {
  const template = templateDir()
  const dir = mkdtempSync(join(tmpdir(), "confetti-"))
  if (kind === "imported")
    cpSync(join(template, "data"), dir, { recursive: true, filter: (from) => !/^(media|lock.*)$/.test(basename(from)) })
  symlinkSync(join(template, "media"), join(dir, "media"))
  return dir
}
