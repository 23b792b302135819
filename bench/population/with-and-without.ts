// npm run bench:model -- [--tastes crossing] [--people 2000] [--tiles 3000] [--sessions 30] [--seeds 3]
// What the model adds: the same people live with the served feed and with the one a new installation has, and each is compared with
// themselves. Labelled tastes follow categories, which the feed knows without a model; crossing ones do not.
import { parseArgs } from "node:util"
import { type Feed, ourFeed, ourFeedAlone } from "./feeds.ts"
import { type LivedSession, live } from "./live.ts"
import { makeWorld, type World } from "./world.ts"

const { values: options } = parseArgs({
  options: {
    tastes: { type: "string", default: "crossing" },
    people: { type: "string", default: "2000" },
    tiles: { type: "string", default: "3000" },
    sessions: { type: "string", default: "30" },
    seeds: { type: "string", default: "3" },
  },
})
const [people, tiles, sessions, seeds] = [options.people, options.tiles, options.sessions, options.seeds].map(
  Number,
) as [number, number, number, number]
const tastes = options.tastes === "labelled" ? "labelled" : "crossing"

type Sums = { read: Float64Array; walked: Float64Array }
/** A difference of two completion rates, and its standard error. */
type Difference = { before: number; after: number; error: number }

function sumsOf(world: World, lived: readonly LivedSession[]): Sums {
  const sums = { read: new Float64Array(world.people.length), walked: new Float64Array(world.people.length) }
  for (const { person, read, walked } of lived) {
    sums.read[person] = (sums.read[person] ?? 0) + read
    sums.walked[person] = (sums.walked[person] ?? 0) + walked.length
  }
  return sums
}

const total = (values: Float64Array): number => values.reduce((sum, value) => sum + value, 0)

/** Paired by person: two ratio estimates, and the delta method for their difference. */
function compare(before: Sums, after: Sums): Difference {
  const [rateBefore, rateAfter] = [total(before.read) / total(before.walked), total(after.read) / total(after.walked)]
  let squares = 0
  for (let person = 0; person < before.read.length; person++) {
    const influence = ({ read, walked }: Sums, rate: number): number =>
      ((read[person] ?? 0) - rate * (walked[person] ?? 0)) / total(walked)
    squares += (influence(after, rateAfter) - influence(before, rateBefore)) ** 2
  }
  return { before: rateBefore, after: rateAfter, error: Math.sqrt(squares) }
}

const lateDays = 3
const all: Difference[] = []
const late: Difference[] = []
console.log(
  `${people} people with ${tastes} tastes, ${tiles} tiles, ${sessions} days; completion rates with 95 % intervals`,
)
for (let seed = 1; seed <= seeds; seed++) {
  const world = makeWorld({ people, tiles, sessions, seed, tastes })
  const lived = (feed: Feed): LivedSession[] => live(world, feed, sessions).sessions
  const [without, served] = [lived(ourFeedAlone(seed)), lived(ourFeed(seed))]
  const isLate = ({ day }: LivedSession): boolean => day > sessions - lateDays
  all.push(compare(sumsOf(world, without), sumsOf(world, served)))
  late.push(compare(sumsOf(world, without.filter(isLate)), sumsOf(world, served.filter(isLate))))
  console.log(`seed ${seed}: ${described(all.slice(-1))}; in the last ${lateDays} days ${described(late.slice(-1))}`)
}
console.log(`all: ${described(all)}; in the last ${lateDays} days ${described(late)}`)

function described(differences: readonly Difference[]): string {
  const mean = (of: (each: Difference) => number): number =>
    differences.reduce((sum, each) => sum + of(each), 0) / differences.length
  const error = Math.sqrt(differences.reduce((sum, { error }) => sum + error ** 2, 0)) / differences.length
  const percent = (value: number): string => (100 * value).toFixed(1)
  const added = mean(({ before, after }) => after - before)
  return `${percent(mean(({ before }) => before))} % without the model, ${percent(mean(({ after }) => after))} % with it: ${percent(added)} ± ${percent(1.96 * error)} points`
}
