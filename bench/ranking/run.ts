// npm run bench:ranking -- --train FILE --test FILE [--seed 1] [--per-item 300] [--head-size 4096] [--settings '{"alpha":…}']
// Trains the model that serves on one file and judges it on the other: Recall@20 and NDCG@20 over all items but those trained on.
// Popularity and item-kNN stand beside it, from the same run. Each line of a file: `user item item …`, whole numbers.
import { parseArgs } from "node:util"
import { scorePerson } from "../../apps/server/src/modules/ranking/model/model.ts"
import type { Settings } from "../../apps/server/src/modules/ranking/model/settings.ts"
import { trainModel } from "../../apps/server/src/modules/ranking/model/train-model.ts"
import { itemKnn } from "./item-knn.ts"
import { type Judged, judge } from "./judge.ts"
import { popularity } from "./popularity.ts"
import { BadLine, readSplit } from "./read-split.ts"

const { values: options } = parseArgs({
  options: {
    train: { type: "string" },
    test: { type: "string" },
    seed: { type: "string", default: "1" },
    "per-item": { type: "string" },
    "head-size": { type: "string" },
    settings: { type: "string" },
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
    return fail(`${path} cannot be read: ${(error as Error).message}`)
  }
}

type Line = Judged & { name: string; seconds: number; cpuSeconds: number }

function print(lines: readonly Line[]): void {
  console.table(
    Object.fromEntries(
      lines.map(({ name, recall, ndcg, seconds, cpuSeconds, p50, p99 }) => [
        name,
        {
          "Recall@20": recall.toFixed(4),
          "NDCG@20": ndcg.toFixed(4),
          "train s": seconds.toFixed(1),
          "of one core": cpuSeconds.toFixed(1),
          "score a person, µs p50": p50.toFixed(1),
          p99: p99.toFixed(1),
        },
      ]),
    ),
  )
}

function whole(text: string | undefined, name: string): number | undefined {
  if (text !== undefined && !/^\d+$/.test(text)) fail(`--${name} ${text} is not a whole number.`)
  return text === undefined ? undefined : Number(text)
}

const seed = whole(options.seed, "seed") ?? 1
const perItem = whole(options["per-item"], "per-item")
const headSize = whole(options["head-size"], "head-size")
const train = read(options.train, "train")
const test = read(options.test, "test")
const count = (rows: Map<number, number[]>): number => [...rows.values()].reduce((sum, items) => sum + items.length, 0)
if (count(train) === 0) fail(`${options.train} holds no interactions.`)
const items = new Set([...train.values()].flat())
console.log(
  `${train.size} people, ${items.size} items, ${count(train)} interactions to train on, ${count(test)} to find`,
)

/** Seconds by the clock, and seconds of a processor: on a busy machine only the second says what the work costs. */
function timed<T>(work: () => T): { result: T; seconds: number; cpuSeconds: number } {
  const start = performance.now()
  const before = process.cpuUsage()
  const result = work()
  const { user, system } = process.cpuUsage(before)
  return { result, seconds: (performance.now() - start) / 1000, cpuSeconds: (user + system) / 1e6 }
}

const lines: Line[] = []
for (const { name, learn } of [
  { name: "popularity", learn: popularity },
  { name: "item-kNN (cosine, shrunk)", learn: itemKnn },
]) {
  const { result, ...time } = timed(() => learn(train))
  lines.push({ name, ...time, ...judge(result, train, test) })
}

const interactions = function* () {
  for (const [person, row] of train) for (const item of row) yield { person, item, weight: 1 }
}
const { result: trained, ...time } = timed(() =>
  trainModel(interactions(), {
    seed,
    ...(perItem !== undefined && { perItem }),
    ...(headSize !== undefined && { headSize }),
    ...(options.settings !== undefined && { settings: JSON.parse(options.settings) as Settings }),
    onStep: (settings, score) =>
      console.error(`hidden part of the training file: ${score.toFixed(4)}`, round(settings)),
  }),
)
const { model, settings } = trained
const scores = new Float32Array(model.keys.length)
const served = {
  items: model.keys as readonly number[],
  score: (history: readonly number[]) =>
    scorePerson(
      model,
      history.map((item) => ({ item, weight: 1 })),
      scores,
    ),
}
lines.push({ name: "Confetti", ...time, ...judge(served, train, test) })
print(lines)

const kept = model.neighbours.targets.length
console.log(`chosen on a hidden part of the training file: ${round(settings)}`)
console.log(
  `${kept} neighbours kept, ${(kept / model.keys.length).toFixed(0)} an item, ${((kept * 8) / 2 ** 20).toFixed(0)} MiB`,
)
console.log(`peak memory ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MiB`)

function round(settings: Settings): string {
  return Object.entries(settings)
    .map(([name, value]) => `${name} ${Number(value.toFixed(3))}`)
    .join(", ")
}
