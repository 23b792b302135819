// npm run bench:population -- [--people 400] [--tiles 800] [--sessions 10] [--seed 1]
// Lets the same made-up people, with tastes nobody is told of, live with one feed after another, and prints what came of it.
import { parseArgs } from "node:util"
import { everybodysFeed, type Feed, knowingFeed, ourFeed, ourFeedAlone, popularFeed, randomFeed } from "./feeds.ts"
import { live } from "./live.ts"
import { type LessPreferenceEffect, type Measured, measure, measureLessPreference } from "./measure.ts"
import { makeWorld } from "./world.ts"

const { values: options } = parseArgs({
  options: {
    people: { type: "string", default: "400" },
    tiles: { type: "string", default: "800" },
    sessions: { type: "string", default: "10" },
    seed: { type: "string", default: "1" },
  },
})

function whole(name: keyof typeof options): number {
  const text = options[name]
  if (/^\d{1,9}$/.test(text) && Number(text) > 0) return Number(text)
  console.error(`--${name} ${text} is not a whole number above 0.`)
  process.exit(1)
}

const size = { people: whole("people"), tiles: whole("tiles"), sessions: whole("sessions"), seed: whole("seed") }
const { people, tiles, sessions, seed } = size
console.log(`${people} people, ${tiles} tiles, ${sessions} days with a session of some 20 tiles each, seed ${seed}`)

const world = makeWorld(size)
const ours = ourFeed(seed)
const others = [ourFeedAlone(seed), everybodysFeed, popularFeed, randomFeed(seed), knowingFeed(world)]
const lived = live(world, ours, sessions)
const rows = { [ours.name]: shown(measure(world, lived, sessions)) }
for (const feed of others) rows[feed.name] = shown(measured(feed))
console.table(rows)
tell(measureLessPreference(world, ours, lived.memory, sessions + 1))

function measured(feed: Feed): Measured {
  return measure(world, live(world, feed, sessions), sessions)
}

function shown(figures: Measured): Record<string, string> {
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
  return {
    "read to the end": percent(figures.read),
    "in the last 3 days": percent(figures.readLate),
    "first session well": percent(figures.goodFirst),
    "categories a session": figures.categoriesASession.toFixed(1),
    "in all": figures.categoriesMet.toFixed(1),
    "tiles never shown": String(figures.neverShown),
  }
}

function tell({ people: asking, before, asked, kept: saved, undone, later, isRestored }: LessPreferenceEffect): void {
  console.log(`Less of the category they have most of, asked by ${asking} people; of 20 tiles, as a mean:`)
  console.log(
    `  ${before.toFixed(1)} before, ${asked.toFixed(1)} next, ${saved.toFixed(1)} in three sessions with the preference;`,
  )
  console.log(`  taken back: ${undone.toFixed(1)} next, ${later.toFixed(1)} in three sessions`)
  console.log(`  taken back at once, everybody has exactly the order they had: ${isRestored ? "yes" : "NO"}`)
}
