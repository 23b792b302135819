import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { findMessages } from "./find-messages.ts"

const root = join(import.meta.dirname, "../../../..")

const sources = ["apps/{server,web}/src/**/*.{ts,tsx}", "packages/{contract,domain}/src/**/*.ts"]
const notSources = /\.test\.tsx?$|\.d\.ts$/

/** All English texts of the app with their files, in order. */
export function sourceMessages(): Map<string, string[]> {
  const files = new Map<string, string[]>()
  for (const file of globSync(sources, { cwd: root }).sort()) {
    if (notSources.test(file)) continue
    const naming = file.startsWith("apps/server/") ? "numbers" : "source"
    for (const { id } of findMessages(file, readFileSync(join(root, file), "utf8"), naming)) {
      const known = files.get(id)
      if (!known) files.set(id, [file])
      else if (!known.includes(file)) known.push(file)
    }
  }
  return files
}
