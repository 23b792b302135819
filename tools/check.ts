import { spawn } from "node:child_process"
import { join } from "node:path"

/**
 * Everything a change must pass, one line a step; a failing step says why below its line. `--quick` leaves the tests out, and
 * names of steps (`npm run check -- types walls`) run only those.
 */

type Step = { name: string; commands: string[][] }

const root = join(import.meta.dirname, "..")

const typed = [
  "packages/domain",
  "packages/contract",
  "packages/messages",
  "apps/server",
  "apps/web",
  "tools",
  "e2e",
  "bench",
]

const steps: Step[] = [
  { name: "format", commands: [["biome", "format", "."]] },
  { name: "types", commands: typed.map((project) => ["tsc", "-p", project]) },
  { name: "lint", commands: [["oxlint", "--type-aware", "--deny-warnings", "."]] },
  { name: "walls", commands: [["node", "tools/check-walls.ts"]] },
  { name: "size", commands: [["node", "tools/check-size.ts"]] },
  {
    name: "sql",
    commands: [
      ["node", "tools/check-sql.ts"],
      ["node", "tools/check-migrations.ts"],
    ],
  },
  { name: "manifests", commands: [["node", "tools/check-manifests.ts"]] },
  { name: "words", commands: [["node", "tools/check-words.ts"]] },
  { name: "messages", commands: [["node", "tools/extract-messages.ts", "--check"]] },
  { name: "dead code", commands: [["knip", "--no-config-hints"]] },
  { name: "notice", commands: [["node", "tools/notice.ts", "--check"]] },
  { name: "supply", commands: [["node", "tools/supply/run.ts", "--offline"]] },
  { name: "tests", commands: [["vitest", "run", "--reporter=dot"]] },
]

const wanted = stepsNamed(process.argv.slice(2))
const failed: string[] = []
for (const step of wanted) if (!(await passes(step))) failed.push(step.name)
console.log(failed.length === 0 ? "All checks passed." : `Failed: ${failed.join(", ")}.`)
process.exitCode = failed.length === 0 ? 0 : 1

/** The steps these arguments ask for. Ends the program when one of them is neither a step nor `--quick`. */
function stepsNamed(args: string[]): Step[] {
  const unknown = args.filter((arg) => arg !== "--quick" && !steps.some(({ name }) => name === arg))
  if (unknown.length > 0) {
    const names = steps.map(({ name }) => (name.includes(" ") ? `"${name}"` : name))
    console.error(
      `No such step: ${unknown.join(", ")}. The steps are ${names.join(", ")}; --quick leaves the tests out.`,
    )
    process.exit(1)
  }
  const named = steps.filter(({ name }) => args.includes(name))
  return named.length > 0 ? named : steps.filter(({ name }) => name !== "tests" || !args.includes("--quick"))
}

async function passes({ name, commands }: Step): Promise<boolean> {
  const startedAt = performance.now()
  const complaints: string[] = []
  for (const command of commands) {
    const { code, output } = await run(command)
    if (code !== 0) complaints.push(output.trim() || `${command.join(" ")} ended with ${code}`)
  }
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`${complaints.length === 0 ? "ok    " : "FAILED"}  ${name.padEnd(9)}  ${seconds.padStart(5)} s`)
  for (const complaint of complaints) console.log(complaint)
  return complaints.length === 0
}

function run([command = "", ...args]: string[]): Promise<{ code: number; output: string }> {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { cwd: root, shell: process.platform === "win32" })
    let output = ""
    const keep = (chunk: Buffer): void => {
      output += chunk.toString()
    }
    child.stdout.on("data", keep)
    child.stderr.on("data", keep)
    child.on("error", fail)
    child.on("close", (code) => done({ code: code ?? 1, output }))
  })
}
