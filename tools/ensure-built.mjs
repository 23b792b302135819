import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { npmCommand } from "./npm-command.mjs"
import { runWithProgress } from "./run-with-progress.mjs"

/** Sources of the web app. */
const sources = ["apps/web", "packages", "package-lock.json"]
const notSources = new Set(["node_modules", "dist", "ios", "android", "test-results"])

/** Builds the web app in a language, a message catalogue's or English, when its sources are not those of the last whole build. */
export async function ensureBuilt(root, language = "en") {
  const dist = join(root, "apps/web/dist", language === "en" ? "" : language)
  const stamp = join(dist, ".confetti-stamp")
  const wanted = hashOf(root)
  if (readText(stamp) === wanted) return
  // Taken away first: a build that is interrupted must not pass for a whole one.
  rmSync(stamp, { force: true })
  // Another language's build is of the same sources, and would be served where the brand's language becomes that one.
  for (const name of listOf(dist) ?? []) {
    const other = join(dist, name)
    if (existsSync(join(other, ".confetti-stamp"))) rmSync(other, { recursive: true })
  }
  const what = language === "en" ? "Building the app" : `Building the app in ${language}`
  const env = { ...process.env, APP_LANGUAGE: language }
  await runWithProgress(what, npmCommand("run", "build", "-w", "@confetti/web"), { cwd: root, env })
  mkdirSync(dist, { recursive: true })
  writeFileSync(stamp, wanted)
}

function hashOf(root) {
  const hash = createHash("sha256")
  for (const source of sources) addTo(hash, root, source)
  return hash.digest("hex")
}

function addTo(hash, root, path) {
  const entries = listOf(join(root, path))
  if (entries === null) {
    if (!/\.test\.tsx?$/.test(path)) hash.update(`${path}\n`).update(readFileSync(join(root, path)))
    return
  }
  for (const name of entries) if (!notSources.has(name)) addTo(hash, root, `${path}/${name}`)
}

/** The names in a folder, or null when it is a file. */
function listOf(path) {
  try {
    return readdirSync(path).sort()
  } catch (error) {
    if (error.code === "ENOTDIR" || error.code === "ENOENT") return null
    throw error
  }
}

function readText(path) {
  try {
    return readFileSync(path, "utf8")
  } catch {
    return null
  }
}
