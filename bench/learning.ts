// node bench/learning.ts [--tiles 100000] [--people 1000000] [--train FILE --test FILE]
// Everything that is measured of the feed that learns, one after the other: search and personal feeds at size, a simulated
// population, and, where interactions are given, the recommender. Each prints its table beside its baseline.
import { spawnSync } from "node:child_process"
import { join } from "node:path"
import { parseArgs } from "node:util"

const { values: options } = parseArgs({
  options: {
    tiles: { type: "string", default: "100000" },
    people: { type: "string", default: "1000000" },
    train: { type: "string" },
    test: { type: "string" },
  },
})

const { tiles, people, train, test } = options
const benches: [title: string, folder: string, args: string[]][] = [
  ["Search, as somebody types", "search", ["--tiles", tiles]],
  ["Personal feeds at size", "feed", ["--tiles", tiles, "--people", people]],
  ["A simulated population", "population", []],
  ...(train && test
    ? [["The recommender", "ranking", ["--train", train, "--test", test]] as [string, string, string[]]]
    : []),
]

for (const [title, folder, args] of benches) {
  console.log(`\n== ${title}\n`)
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, folder, "run.ts"), ...args], {
    stdio: "inherit",
  })
  if (status !== 0) process.exitCode = 1
}
