import { sql } from "kysely"
import { guestId } from "../../apps/server/src/modules/games/player.ts"
import { openDatabase } from "../../apps/server/src/platform/db/open-database.ts"
import { describeAudit, isSound, verifyData } from "../../apps/server/src/verify-data.ts"
import type { Bot, Told } from "./game-bot.ts"
import type { Place } from "./seed-players.ts"

export type JudgedPlays = {
  plays: number
  /** Plays of a person and puzzle beyond the first, and results that are not what was told. */
  otherResults: number
  /** Moves that were told and are not there. */
  lostGuesses: number
  doubledPoints: number
  /** Finished on their day by a person, and not paid. */
  unpaid: number
  isSound: boolean
}

/** An installation's bot that joined, and whom it joined. */
export type Joined = ReadonlyMap<Bot, Bot>

/** Compares what bots were told with what is there, and checks every invariant. */
export async function checkPlays(place: Place, bots: readonly Bot[], joined: Joined): Promise<JudgedPlays> {
  const database = await openDatabase(place)
  try {
    const { db } = database
    const rows = await db.selectFrom("game_plays").selectAll().execute()
    const plays = new Map(rows.map((row) => [`${row.user_id} ${row.game} ${row.day}`, row]))
    let [lostGuesses, otherResults] = [0, rows.length - plays.size]
    for (const [owner, stories] of storiesByOwner(bots, joined))
      for (const [key, told] of stories) {
        const play = plays.get(`${owner} ${key}`)
        // Of two histories of one puzzle the better one stays, whole.
        const best = Math.min(...told.map(({ moves }) => moves.filter((move, at) => move !== play?.moves[at]).length))
        lostGuesses += best
        const end = play?.outcome ? `${play.outcome} ${play.score}` : null
        if (!told.some((each) => each.end === end)) otherResults += 1
      }
    const paidTwice = await sql<{ doubled: number }>`
      select coalesce(sum(times - 1), 0)::int as doubled from (select count(*) as times from points_entries
        where action = 'play_a_game' and movement = 'award' group by user_id, subject) paid`.execute(db)
    const verdict = await verifyData(db)
    if (!isSound(verdict)) for (const line of describeAudit(verdict)) console.log(line)
    return {
      plays: rows.length,
      otherResults,
      lostGuesses,
      doubledPoints: paidTwice.rows[0]?.doubled ?? 0,
      unpaid: rows.filter((row) => row.outcome !== null && !row.is_paid && !row.user_id.startsWith("anonymous:"))
        .length,
      isSound: isSound(verdict),
    }
  } finally {
    await database.close()
  }
}

function storiesByOwner(bots: readonly Bot[], joined: Joined): Map<string, Map<string, Told[]>> {
  const owners = new Map<string, Map<string, Told[]>>()
  for (const bot of bots) {
    const { userId, installation } = (joined.get(bot) ?? bot).player
    const owner = userId ?? guestId(installation ?? "")
    const stories = owners.get(owner) ?? new Map<string, Told[]>()
    for (const [key, told] of bot.told) stories.set(key, [...(stories.get(key) ?? []), told])
    owners.set(owner, stories)
  }
  return owners
}
