// npm run bench:ranking -- --train FILE --test FILE [--seed 1] [--people 5000] [--per-item 1000] [--settings '{"ridge":…}']
// Trains the model that serves on one file and judges it on the other: Recall@20 and NDCG@20 over all items but those trained on.
// Popularity, item-kNN and GF-CF stand beside it, each in a process of its own, so that each has its own peak of memory.
// Each line of a file: `user item item …`, whole numbers. --people judges an even spread of so many instead of all.
import { fork } from "node:child_process"
import { once } from "node:events"
import { parseArgs } from "node:util"
import { type Settings, startSettings } from "../../apps/server/src/modules/ranking/model/settings.ts"
import { confetti } from "./confetti.ts"
import { gfCf } from "./gf-cf.ts"
import { itemKnn } from "./item-knn.ts"
import { type Judged, judge, type Scorer } from "./judge.ts"
import { popularity } from "./popularity.ts"
import { BadLine, readSplit } from "./read-split.ts"

const { values: options } = parseArgs({
  options: {
    train: { type: "string" },
    test: { type: "string" },
    seed: { type: "string", default: "1" },
    people: { type: "string" },
    "per-item": { type: "string" },
    settings: { type: "string" },
    /** Set by this program itself: the one method this process is for. */
    method: { type: "string" },
  },
})

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

function read(path: string | undefined, name: string): Map<number, number[]> {
  if (path === undefined) fail(`--${name} FILE is missing. Each line of the file: user item item …, whole numbers.`)
  try {
    return readSplit(path)
  } catch (error) {
    if (error instanceof BadLine) fail(error.message)
    return fail(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function whole(text: string | undefined, name: string): number | undefined {
  if (text !== undefined && !/^\d+$/.test(text)) fail(`--${name} ${text} is not a whole number.`)
  return text === undefined ? undefined : Number(text)
}

/** Given settings over the usual ones; what is no number is left out. */
function settingsOf(text: string): Settings {
  const given = new Map<string, unknown>(Object.entries(JSON.parse(text)))
  const settings = { ...startSettings }
  for (const name of ["userExponent", "itemExponent", "ridge", "lowPass", "popularityExponent"] as const) {
    const value = given.get(name)
    if (typeof value === "number") settings[name] = value
  }
  return settings
}

const round = (settings: Settings): string =>
  Object.entries(settings)
    .map(([name, value]) => `${name} ${Number(value.toFixed(3))}`)
    .join(", ")

function trainOurs(train: Map<number, number[]>): Scorer {
  const perItem = whole(options["per-item"], "per-item")
  const scorer = confetti(train, {
    seed: whole(options.seed, "seed") ?? 1,
    ...(perItem !== undefined && { perItem }),
    ...(options.settings !== undefined && { settings: settingsOf(options.settings) }),
    onStep: (settings, score) =>
      console.error(`hidden part of the training file: ${score.toFixed(4)}`, round(settings)),
  })
  console.log(`chosen on a hidden part of the training file: ${round(scorer.settings)}`)
  return scorer
}

const methods = new Map<string, (train: Map<number, number[]>) => Scorer>([
  ["popularity", popularity],
  ["item-kNN (cosine, shrunk)", itemKnn],
  ["GF-CF", gfCf],
  ["Confetti", trainOurs],
])

/** `seconds` are of a processor: on a busy machine the clock says little. Memory in MiB. */
type Line = Judged & { seconds: number; peak: number; model: number }

const train = read(options.train, "train")
const test = read(options.test, "test")
const count = (rows: Map<number, number[]>): number => [...rows.values()].reduce((sum, items) => sum + items.length, 0)
if (count(train) === 0) fail(`${options.train} holds no interactions.`)

if (options.method === undefined) await compareAll()
else process.send?.(measure(methods.get(options.method) ?? fail(`--method ${options.method} is unknown.`)))

function measure(learn: (train: Map<number, number[]>) => Scorer): Line {
  const before = process.cpuUsage()
  const scorer = learn(train)
  const { user, system } = process.cpuUsage(before)
  const peak = process.resourceUsage().maxRSS / 1024
  const judged = judge(scorer, { train, test }, whole(options.people, "people"))
  return { ...judged, seconds: (user + system) / 1e6, peak, model: scorer.bytes / 2 ** 20 }
}

async function compareAll(): Promise<void> {
  const items = new Set([...train.values()].flat()).size
  console.log(`${train.size} people, ${items} items, ${count(train)} interactions to train on, ${count(test)} to find`)
  const table: Record<string, Record<string, string>> = {}
  for (const name of methods.keys()) {
    const child = fork(import.meta.filename, [...process.argv.slice(2), "--method", name])
    const [line] = (await once(child, "message")) as [Line]
    table[name] = {
      "Recall@20": line.recall.toFixed(4),
      "NDCG@20": line.ndcg.toFixed(4),
      "training, s of one core": line.seconds.toFixed(1),
      "peak MiB": line.peak.toFixed(0),
      "model MiB": line.model.toFixed(1),
      "a person, µs p50": line.p50.toFixed(0),
      p99: line.p99.toFixed(0),
    }
  }
  console.table(table)
}
