import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { parseSync } from "vite"
import { expect, it, vi } from "vitest"

const root = join(import.meta.dirname, "../../..")
const length = 64 * 1024
const mostMs = 5

type Found = { where: string; regex: RegExp }

const files = globSync("{apps/server,packages/domain,packages/contract}/src/**/*.ts", { cwd: root })
  .filter((file) => !file.endsWith(".test.ts"))
  .toSorted()

/** Every regular expression that is written out in a file, and how many are put together at run time. */
function readFile(file: string): { literals: Found[]; built: number } {
  const literals: Found[] = []
  let built = 0
  function walk(node: unknown): void {
    if (Array.isArray(node)) return node.forEach(walk)
    if (typeof node !== "object" || node === null) return
    const { type, regex, callee } = node as Record<string, { pattern: string; flags: string; name?: string } | string>
    if (type === "Literal" && typeof regex === "object" && regex !== null)
      literals.push({
        where: `${file} /${regex.pattern}/${regex.flags}`,
        regex: new RegExp(regex.pattern, regex.flags),
      })
    if (type === "NewExpression" && typeof callee === "object" && callee.name === "RegExp") built += 1
    for (const part of Object.values(node)) walk(part)
  }
  walk(parseSync(file, readFileSync(join(root, file), "utf8")).program)
  return { literals, built }
}

/** Expressions that a module builds while it loads, and while its functions run. */
async function builtBy(file: string): Promise<Found[]> {
  const built: Found[] = []
  const Original = globalThis.RegExp
  globalThis.RegExp = new Proxy(Original, {
    construct: (target, given) => {
      const regex = Reflect.construct(target, given) as RegExp
      built.push({ where: `${file} ${regex}`, regex })
      return regex
    },
  })
  try {
    vi.resetModules()
    const module = (await import(join(root, file))) as Record<string, unknown>
    for (const each of Object.values(module)) {
      if (typeof each !== "function" || built.length > 0) continue
      for (const given of [["gzip, br", settings], [settings]]) callWith(each as Builds, given)
    }
  } finally {
    globalThis.RegExp = Original
  }
  return built
}

type Builds = (...given: readonly unknown[]) => unknown

const settings = { AUTH_SECRET: "x".repeat(32) }

function callWith(builds: Builds, given: readonly unknown[]): void {
  try {
    builds(...given)
  } catch {
    // Most functions take something else. Whether enough patterns were put together is looked at afterwards.
  }
}

/** Runs of what patterns mostly look for, and of everything that stands in this pattern itself; none of them ends as it began. */
function hostileRuns({ source }: RegExp): string[] {
  const own = [...new Set(source.replace(/\\[a-zA-Z](\{[^}]*\})?/g, ""))].filter((letter) => !"\\^$".includes(letter))
  const pairs = own.slice(0, 6).flatMap((one) => [..."a1 /", ...own.slice(0, 6)].map((other) => one + other))
  const letters = [..."aZ0_-./ \t\n@%()[]{}<>*`#?&=\"',;:~!|+\\\0é", "😀"]
  const words = [
    "a@",
    "1 ",
    "a ",
    "](a",
    "[a](",
    "00",
    "+1(",
    "a=b&",
    "a, ",
    "\r\n",
    "é.",
    "::1",
    "12-",
    "bearer ",
    "a://",
  ]
  return [...new Set([...letters, ...own, ...pairs, ...words, source])]
}

const hostileText = (run: string, size: number): string => `${run.repeat(Math.ceil(size / run.length))}\u0001`

/** The least of a few: the machine may be busy with something else. */
function isWithin(most: number, work: () => void): boolean {
  for (let time = 0; time < 5; time++) {
    const before = process.threadCpuUsage()
    work()
    const { user, system } = process.threadCpuUsage(before)
    if ((user + system) / 1000 < most) return true
  }
  return false
}

function isQuick(regex: RegExp, run: string): boolean {
  // Most patterns show on an eighth of the text that they grow no faster than it does.
  const short = hostileText(run, length / 8)
  if (isWithin(mostMs / 4, () => short.replace(regex, ""))) return true
  const long = hostileText(run, length)
  if (isWithin(mostMs, () => long.replace(regex, ""))) return true
  // Where every letter is found, making the new text takes longer than finding. Squared, either would be seconds.
  return isWithin(4 * mostMs, () => findAll(regex, long))
}

function findAll(regex: RegExp, text: string): void {
  for (let at = 0; regex.test(text) && regex.lastIndex > at; at = regex.lastIndex);
  regex.lastIndex = 0
}

it("no pattern of the server takes long, whatever the text", async () => {
  const read = files.map((file) => ({ file, ...readFile(file) }))
  const literals = read.flatMap((each) => each.literals)
  expect(literals.length).toBeGreaterThan(80)
  const found = [...literals]
  for (const { file, built } of read) {
    if (built === 0) continue
    const ofFile = await builtBy(file)
    expect([file, ofFile.length >= built]).toEqual([file, true])
    found.push(...ofFile)
  }
  const slow: string[] = []
  for (const { where, regex } of found) {
    const run = hostileRuns(regex).find((each) => !isQuick(regex, each))
    if (run !== undefined) slow.push(`${where} with ${JSON.stringify(run)}`)
  }
  expect(slow).toEqual([])
}, 120_000)
