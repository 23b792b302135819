import { execFileSync } from "node:child_process"
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { moduleReads, tableReads } from "../.dependency-cruiser.mjs"
import { findPageState } from "./find-page-state.ts"
import { countRepeatedLines } from "./repeated-lines.ts"

/**
 * How large the product is, tests aside: a table by area, and figures that may only become smaller. `size-limits.json` holds the limit of
 * each. A figure above its limit fails, and so does one that is well below it, until `--lower` has written the limit down.
 */

type File = { path: string; text: string; lines: number }
type Limits = Record<string, number>

const root = join(import.meta.dirname, "..")
const limitsFile = join(root, "tools/size-limits.json")
/** A limit is lowered once the figure is this share of it. */
const slack = 0.99

/** Areas by how their paths begin; a file belongs to the first that fits. */
const areas: Record<string, RegExp> = {
  "web studio": /^apps\/web\/src\/studio\//,
  "web features": /^apps\/web\/src\/features\//,
  "web app": /^apps\/web\/src\/app\//,
  "web ui, platform": /^apps\/web\/src\//,
  "server modules": /^apps\/server\/src\/modules\//,
  "server platform": /^apps\/server\/src\//,
  contract: /^packages\/contract\//,
  domain: /^packages\/domain\//,
  "other packages": /^packages\//,
}

const paths = execFileSync("git", ["ls-files", "apps", "packages"], { cwd: root, encoding: "utf8" })
const files = paths
  .split("\n")
  .filter(
    (path) =>
      /^(apps|packages)\/[^/]+\/src\/.*\.(tsx?|css)$/.test(path) && !/\.test\.tsx?$|\.d\.ts$|\/test\//.test(path),
  )
  .map(read)
const [code, styles] = [
  files.filter(({ path }) => !path.endsWith(".css")),
  files.filter(({ path }) => path.endsWith(".css")),
]
const areaOf = ({ path }: File): string => Object.keys(areas).find((name) => areas[name]?.test(path)) ?? ""

const row = (name: string, cells: readonly (string | number)[]): string =>
  name.padEnd(18) + cells.map((cell) => String(cell).padStart(8)).join("")
console.log(row("", ["files", "lines", "median", "p90", "CSS"]))
for (const name of [...Object.keys(areas), "all"]) {
  const isHere = (file: File): boolean => name === "all" || areaOf(file) === name
  const own = code.filter(isHere)
  console.log(row(name, [own.length, linesOf(own), share(own, 0.5), share(own, 0.9), linesOf(styles.filter(isHere))]))
}

const isStudio = (file: File): boolean => areaOf(file) === "web studio"
const isWeb = ({ path }: File): boolean => path.startsWith("apps/web/") && !path.startsWith("apps/web/src/studio/")
const entriesOf = (reads: Record<string, string[]>): number => Object.values(reads).flat().length
const figures: Limits = {
  "lines with CSS": linesOf(files),
  "lines of CSS": linesOf(styles),
  "lines of the web without its studio": linesOf(code.filter(isWeb)),
  "lines of the studio": linesOf(code.filter(isStudio)),
  "lines of the studio's CSS": linesOf(styles.filter(isStudio)),
  "lines of the server": linesOf(code.filter(({ path }) => path.startsWith("apps/server/"))),
  files: code.length,
  "files of the web without its studio": code.filter(isWeb).length,
  // A share would rise with every small file that is merged away.
  "files of more than 250 lines": code.filter(({ lines }) => lines > 250).length,
  "repeated lines": countRepeatedLines(code.map(({ text }) => text)),
  "module state of the web": findPageState(files).length,
  "exceptions to the walls": entriesOf(moduleReads) + entriesOf(tableReads),
}

const canary = ["export let isOpen = false\n", "const seen = new Set()\nseen.add(1)\n", "const names = new Set()\n"]
if (findPageState(canary.map((text, at) => ({ path: `apps/web/src/ui/${at}.ts`, text }))).length !== 2)
  fail("A module with a variable and one with a collection were not found, or a constant was.")

const limits = JSON.parse(readFileSync(limitsFile, "utf8")) as Limits
if (process.argv.includes("--lower")) {
  const lowered = Object.entries(figures).map(([name, figure]) => [name, Math.min(figure, limits[name] ?? figure)])
  writeFileSync(limitsFile, `${JSON.stringify(Object.fromEntries(lowered), null, 2)}\n`)
} else {
  for (const [name, figure] of Object.entries(figures)) {
    const limit = limits[name] ?? 0
    console.log(`${name}: ${figure} of ${limit}`)
    if (figure > limit) fail(`Too many ${name}: ${figure}, and at most ${limit} may be.`)
    if (figure < limit * slack)
      fail(`Fewer ${name} than the limit of ${limit}: run "node tools/check-size.ts --lower".`)
  }
}

function read(path: string): File {
  const text = readFileSync(join(root, path), "utf8")
  return { path, text, lines: text.split("\n").length - 1 }
}

function linesOf(some: readonly File[]): number {
  return some.reduce((sum, { lines }) => sum + lines, 0)
}

function share(some: readonly File[], part: number): number {
  const sorted = some.map(({ lines }) => lines).toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}

function fail(why: string): void {
  console.error(why)
  process.exitCode = 1
}
