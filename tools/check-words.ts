import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { oddWord } from "./odd-words.ts"

/** Code and comments in the field's words: see `odd-words.ts`. */

const root = join(import.meta.dirname, "..")
const files = execFileSync("git", ["ls-files", "apps", "packages", "tools", "e2e", "bench"], {
  cwd: root,
  encoding: "utf8",
}).split("\n")

let faults = 0
for (const file of files) {
  if (!/\.(tsx?|mjs|css)$/.test(file) || file.startsWith("tools/odd-words")) continue
  const lines = readFileSync(join(root, file), "utf8").split("\n")
  for (const [at, line] of lines.entries()) {
    const fault = oddWord(line, lines[at - 1] ?? "")
    if (fault === null) continue
    console.error(`${file}:${at + 1}: ${fault}`)
    faults += 1
  }
}
process.exitCode = faults === 0 ? 0 : 1
