// npm run bench:new-tiles -- [--people 5000] [--tiles 20000] [--new 1000] [--days 3] [--seed 1]
// Whether new tiles are judged within a day, and what that costs readers: a catalogue of known tiles gets so many new ones a day, and the
// same people live with exploration and without.
import { parseArgs } from "node:util"
import { rankWeights } from "../../apps/server/src/modules/ranking/weights.ts"
import { ourFeedAlone } from "./feeds.ts"
import { liveSession } from "./live.ts"
import { emptyMemory, type Memory, readAgain } from "./memory.ts"
import { finishShare, type HiddenPerson, type HiddenTile, makeWorld, type World } from "./world.ts"

const { values: options } = parseArgs({
  options: {
    people: { type: "string", default: "5000" },
    tiles: { type: "string", default: "20000" },
    new: { type: "string", default: "1000" },
    days: { type: "string", default: "3" },
    seed: { type: "string", default: "1" },
  },
})
const people = Number(options.people)
const known = Number(options.tiles)
const newEach = Number(options.new)
const days = Number(options.days)
const seed = Number(options.seed)

const made = makeWorld({ people, tiles: known + newEach * days, sessions: days, seed })
const world: World = {
  seed,
  people: made.people.map((person) => ({ ...person, day: 1 })),
  tiles: made.tiles.map((tile, at) => ({
    ...tile,
    day: at < known ? Math.min(0, tile.day) : 1 + Math.floor((at - known) / newEach),
  })),
}

/** Impressions of a tile that has been out for long. */
const knownImpressions = 200
const judges = 20

function memoryOfKnown(): Memory {
  const memory = emptyMemory(world)
  for (let tile = 0; tile < known; tile++) {
    let share = 0
    for (let judge = 0; judge < judges; judge++)
      share +=
        finishShare(world.people[(tile + judge) % people] as HiddenPerson, world.tiles[tile] as HiddenTile, 0) / judges
    memory.counts.shown[tile] = knownImpressions
    memory.counts.finished[tile] = Math.round(share * knownImpressions)
  }
  return memory
}

type Day = {
  walked: number
  read: number
  explored: number
  exploredRead: number
  judged: number
  impressions: number[]
}

const readAgainAfter = 100

function liveDays(isExploring: boolean): Day[] {
  const memory = memoryOfKnown()
  const isExplored = new Set<number>()
  const feed = ourFeedAlone(seed, { explores: isExploring, onExplored: (tile) => isExplored.add(tile) })
  return Array.from({ length: days }, (_, at) => {
    const day = at + 1
    let [walked, read, explored, exploredRead] = [0, 0, 0, 0]
    for (let person = 0; person < people; person++) {
      if (person % readAgainAfter === 0) readAgain(memory, world, day)
      const session = liveSession(world, feed, memory, { person, day })
      walked += session.walked.length
      read += session.read
      for (const tile of session.walked) {
        if (!isExplored.has(tile)) continue
        explored++
        exploredRead += memory.people[person]?.isFinished[tile] ?? 0
      }
      isExplored.clear()
    }
    const first = known + at * newEach
    const impressions = [...memory.counts.shown.subarray(first, first + newEach)].sort((a, b) => a - b)
    return {
      walked,
      read,
      explored,
      exploredRead,
      judged: impressions.filter((count) => count >= rankWeights.coldStart).length,
      impressions,
    }
  })
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
console.log(
  `${people} people, ${known} known tiles, ${newEach} new ones a day; judged is shown to ${rankWeights.coldStart} people on its first day`,
)
const [exploring, plain] = [liveDays(true), liveDays(false)]
for (const [at, { walked, read, explored, exploredRead, judged, impressions }] of exploring.entries()) {
  const without = plain[at] as Day
  const [rate, rateWithout] = [read / walked, without.read / without.walked]
  const quantile = (share: number): number => impressions[Math.floor(share * impressions.length)] ?? 0
  const others = (read - exploredRead) / (walked - explored)
  console.log(
    `day ${at + 1}: judged ${percent(judged / newEach)} (without exploration ${percent(without.judged / newEach)}); impressions of a new tile ${quantile(0.05)}, ${quantile(0.5)}, ${quantile(0.95)} (5th, 50th, 95th percentile)`,
  )
  console.log(
    `  explored ${percent(explored / walked)} of impressions, completed ${percent(exploredRead / explored)}, others ${percent(others)}: costs ${percent(1 - rate / others)} of completed reads at those places`,
  )
  console.log(
    `  completed ${percent(rate)}, without exploration and what follows from it ${percent(rateWithout)}: costs ${percent(1 - rate / rateWithout)}`,
  )
}
