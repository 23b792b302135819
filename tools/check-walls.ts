import { join } from "node:path"
import { cruise, type ICruiseOptions, type ICruiseResult, type IFlattenedRuleSet } from "dependency-cruiser"
import config from "../.dependency-cruiser.mjs"
import { findCrumbs } from "./find-crumbs.ts"

/**
 * Runs the rules of `.dependency-cruiser.mjs` on the code. First on a canary in which every rule is broken: a checker that reads
 * no TypeScript finds nothing wrong anywhere, and only a canary tells that from code in order.
 */

const root = join(import.meta.dirname, "..")
const parts = ["packages", "apps/server/src", "apps/server/test", "apps/web/src"]

/** How often the canary breaks each rule. A tile's feature is broken into twice: by a stranger, and past its front door. */
const brokenTwice = new Set(["feature-islands"])

const canaryRoot = join(root, "tools/walls-canary")
const broken = await look(canaryRoot, ["packages", "apps"])
const canary = violationsOf(broken)
const expected = Object.fromEntries(config.forbidden.map(({ name }) => [name, brokenTwice.has(name) ? 2 : 1]))
const unlike = Object.keys({ ...expected, ...countOf(canary) }).filter(
  (name) => countOf(canary)[name] !== expected[name],
)
for (const name of unlike) {
  const found = canary.filter((violation) => violation.startsWith(name)).map((each) => `\n    ${each}`)
  console.error(
    `The canary breaks ${name} ${expected[name] ?? 0} times, and the checker saw ${found.length}.${found.join("")}`,
  )
}

const real = await look(root, parts)
const wrong = [...violationsOf(real), ...findCrumbs(root, real.modules)]
for (const violation of wrong) console.error(violation)
if (findCrumbs(canaryRoot, broken.modules).length !== 1) {
  console.error("The canary has a file that belongs into its one reader, and it was not found, or another one was.")
  process.exitCode = 1
}
if (!real.modules.some(({ source, dependencies }) => isContract(source) && dependencies.some(isDomain))) {
  console.error("No import from contract to domain was seen: packages are not being followed by their names.")
  process.exitCode = 1
}
if (unlike.length > 0 || wrong.length > 0) process.exitCode = 1
const { totalDependenciesCruised } = real.summary
console.log(
  `${real.modules.length} files, ${totalDependenciesCruised} imports, ${config.forbidden.length} rules, ${wrong.length} broken`,
)

async function look(baseDir: string, folders: string[]): Promise<ICruiseResult> {
  const { enhancedResolveOptions, ...given } = config.options
  const options = given as ICruiseOptions
  const ruleSet = { forbidden: config.forbidden } as unknown as IFlattenedRuleSet
  const { output } = await cruise(folders, { ...options, baseDir, validate: true, ruleSet }, enhancedResolveOptions)
  return output as ICruiseResult
}

function violationsOf({ summary }: ICruiseResult): string[] {
  return summary.violations.map(({ rule, from, to, cycle }) => {
    const comment = config.forbidden.find(({ name }) => name === rule.name)?.comment
    return `${rule.name}: ${from} → ${cycle?.map(({ name }) => name).join(" → ") ?? to} (${comment})`
  })
}

function countOf(violations: string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const violation of violations) {
    const name = violation.slice(0, violation.indexOf(":"))
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}

function isContract(source: string): boolean {
  return source.startsWith("packages/contract/")
}

function isDomain({ resolved }: { resolved: string }): boolean {
  return resolved.startsWith("packages/domain/")
}
