// npm run drill:games -- [--bots 500] [--days 2] [--kills 4] [--at-once 32] [--seed 12]
// Seeded bots play whole days of all three games over HTTP, half of them without an account: their requests are doubled, reordered and
// replayed, and the server is killed (SIGKILL) and started again meanwhile. Then they join, twice at once. On the embedded database, and
// where DATABASE_URL names a PostgreSQL on a database of the drill's own there. There must be one result a person and puzzle, every guess
// that was told, no point doubled or missing, and every invariant must hold.
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { day as dayMs, minute } from "@confetti/domain/durations"
import { gameKinds } from "@confetti/domain/games/game-kinds"
import { addDays } from "@confetti/domain/games/puzzle-day"
import { loadPuzzles } from "../../apps/server/src/modules/games/puzzles/load-puzzles.ts"
import { createPostgresDatabase } from "../../apps/server/test/postgres-database.ts"
import { seededRandom } from "../search/seeded-random.ts"
import { checkPlays, type JudgedPlays } from "./check-plays.ts"
import { type Ask, type Bot, createBot } from "./game-bot.ts"
import { type Place, seedPlayers } from "./seed-players.ts"
import { endServer, startAhead } from "./start-ahead.ts"

const { values: options } = parseArgs({
  options: {
    bots: { type: "string", default: "500" },
    days: { type: "string", default: "2" },
    kills: { type: "string", default: "4" },
    "at-once": { type: "string", default: "32" },
    seed: { type: "string", default: "12" },
  },
})
const [count, days, kills] = [Number(options.bots), Number(options.days), Number(options.kills)]
const atOnce = Number(options["at-once"])
if (!(count >= 2 && days >= 1 && kills >= 0 && atOnce >= 1))
  throw new Error("Two bots, a day, and one at a time at least.")

const firstDay = "2027-03-01"
const root = join(import.meta.dirname, "../..")
const settings = { CONTENT_DIR: join(root, "content"), AUTH_SECRET: "drill".repeat(8) }
const env = { ...settings, GAMES: gameKinds.join(",") }

type Outcome = JudgedPlays & {
  where: string
  requests: number
  retries: number
  contradictions: number
  seconds: number
}

async function drill(where: string, place: Place): Promise<Outcome> {
  const beganAt = performance.now()
  const { puzzles } = await loadPuzzles({ ...settings, DATA_DIR: place.DATA_DIR })
  if (!puzzles) throw new Error("The starter pack has no word lists.")
  const random = seededRandom(Number(options.seed))
  const half = Math.floor(count / 2)
  const seeded = await seedPlayers(place, {
    people: count - half,
    installations: half,
    now: Date.parse(firstDay),
  })
  let [requests, retries] = [0, 0]
  let server = await startAhead(place, 0, env)

  const ask: Ask = async (name, data, { headers, installation }) => {
    const body = JSON.stringify({ data: installation === null ? data : { ...data, installation } })
    for (;;) {
      requests += 1
      try {
        const sent = { method: "POST", headers: { "content-type": "application/json", ...headers }, body }
        const response = await fetch(`${server.url}/functions/${name}`, sent)
        const answer = await response.json()
        if (response.status < 500 && response.status !== 429)
          return { result: answer.result, code: answer.error?.details.code ?? null }
      } catch {
        // Killed under way.
      }
      retries += 1
      await new Promise((later) => setTimeout(later, 100))
    }
  }

  const botOf = (player: Bot["player"]): Bot => createBot({ player, ask, puzzles, random })
  const [people, guests] = [seeded.people.map(botOf), seeded.installations.map(botOf)]
  const bots = [...people, ...guests]
  const turns = bots.length * gameKinds.length * days
  // In the middle of things, and not between two games.
  const killEvery = kills === 0 ? Number.POSITIVE_INFINITY : Math.ceil(turns / kills)
  let played = 0

  for (let number = 0; number < days; number += 1) {
    const day = addDays(firstDay, number)
    // A day begins for the server when it is started for it.
    const ahead = Date.parse(firstDay) + number * dayMs + minute - Date.now()
    await endServer(server, "SIGKILL")
    server = await startAhead(place, ahead, env)
    let restarting = Promise.resolve()
    const restart = async (): Promise<void> => {
      await endServer(server, "SIGKILL")
      server = await startAhead(place, ahead, env)
    }
    for (const game of gameKinds) {
      await mapLimit(bots, async (bot) => {
        await bot.play(game, day)
        played += 1
        if (played % killEvery === Math.floor(killEvery * 0.37)) restarting = restarting.then(restart)
      })
      await restarting
    }
  }

  // Each guest joins as a person who has played as well.
  const joined = new Map(guests.map((bot, at) => [bot, people[at % people.length] as Bot]))
  await mapLimit([...joined], async ([guest, person]) => {
    const { installation } = guest.player
    const merge = () => ask("games-merge_plays", { installation }, person.player)
    await Promise.all([merge(), merge()])
  })
  await endServer(server, "SIGTERM")
  return {
    where,
    ...(await checkPlays(place, bots, joined)),
    requests,
    retries,
    contradictions: bots.reduce((sum, bot) => sum + bot.contradictions(), 0),
    seconds: (performance.now() - beganAt) / 1000,
  }
}

/** So many at a time, each as soon as there is room for it. */
async function mapLimit<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  let next = 0
  const worker = async (): Promise<void> => {
    for (let at = next++; at < items.length; at = next++) await work(items[at] as Item)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

function print(outcome: Outcome): void {
  const { plays, requests, retries, otherResults, lostGuesses, doubledPoints, unpaid, contradictions } = outcome
  console.log(
    [
      `${outcome.where}: ${count.toLocaleString("en")} bots, ${days} days, ${kills} kills beside those between days`,
      `${requests.toLocaleString("en")} requests in ${outcome.seconds.toFixed(0)} s, ${retries.toLocaleString("en")} sent again`,
      `${plays.toLocaleString("en")} plays, ${otherResults} with another result than was told`,
      `lost guesses ${lostGuesses}`,
      `doubled points ${doubledPoints}`,
      `missing points ${unpaid}`,
      `contradictions ${contradictions}`,
      `invariants ${outcome.isSound ? "hold" : "BROKEN"}`,
    ].join(", "),
  )
}

const outcomes: Outcome[] = []

/** Told at once: each takes its time. */
async function drillAndTell(where: string, place: Place): Promise<void> {
  const outcome = await drill(where, place)
  print(outcome)
  outcomes.push(outcome)
}

const folder = mkdtempSync(join(tmpdir(), "confetti-games-"))
const url = process.env["DATABASE_URL"]
try {
  await drillAndTell("The embedded database", { DATA_DIR: join(folder, "embedded") })
  if (url === undefined) console.log("PostgreSQL: set DATABASE_URL to play on it as well.")
  else {
    const database = await createPostgresDatabase(url, { prefix: "confetti_drill" })
    try {
      await drillAndTell("PostgreSQL", { DATA_DIR: join(folder, "postgres"), DATABASE_URL: database.url })
    } finally {
      await database.drop()
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
const faults = ({
  otherResults,
  lostGuesses,
  doubledPoints,
  unpaid,
  contradictions,
  isSound: isWhole,
}: Outcome): number => otherResults + lostGuesses + doubledPoints + unpaid + contradictions + (isWhole ? 0 : 1)
if (outcomes.some((outcome) => faults(outcome) > 0)) process.exitCode = 1
