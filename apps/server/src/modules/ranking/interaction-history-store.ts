import { defined } from "@confetti/domain/defined"
import type { Db, Tx } from "../../platform/db/open-database.ts"
import { runPrepared, type Statement } from "../../platform/db/prepared.ts"
import type { Interaction } from "./interactions-store.ts"

/** What an order is made from of one person: what they did since their feed was last reset, the latest first. */
export type InteractionHistory = {
  /** The strongest thing they did with each of the tiles they took to, the latest first. */
  history: readonly { tileId: string; interaction: Interaction }[]
  /** Every tile they read to the end. */
  finished: readonly string[]
  /** Tiles they saw and did not read, the latest first. */
  passed: readonly string[]
  /** Every tile they saw, read or not, the latest first: the order goes on from there. */
  recent: readonly string[]
  lessPreferences: readonly { scope: string; subject: string }[]
}

/** So much of the latest says who somebody is: more changes nothing, and costs. */
const mostHistory = 500
const mostPassed = 500
const mostRecent = 500

const interactions: readonly Interaction[] = ["tap", "finish", "like"]

/** Ranges of primary keys that begin with the person, and so as quick among a million people as among ten. */
const statement: Statement = {
  name: "interaction-history",
  text: `
    with since as (
      select coalesce(max(reset_at), '-infinity') as at from feeds where user_id = $1
    ), met as (
      select tile_id, 0 as interaction, tapped_at as at from tile_taps where user_id = $1
      union all
      select tile_id, 1, finished_at from tile_reads where user_id = $1 and finished_at is not null
      union all
      select tile_id, 2, liked_at from likes where user_id = $1
    ), history as (
      select tile_id, max(interaction) as interaction, max(met.at) as at from met, since where met.at > since.at
      group by tile_id order by max(met.at) desc, tile_id limit $2
    ), passed as (
      select tile_id, seen_at from tile_reads, since
      where user_id = $1 and seen_at > since.at and read_at is null
      order by seen_at desc, tile_id limit $3
    ), recent as (
      select tile_id, seen_at from tile_reads, since where user_id = $1 and seen_at > since.at
      order by seen_at desc, tile_id limit $4
    )
    select
      (select json_agg(json_build_array(tile_id, interaction) order by at desc, tile_id) from history) as history,
      (select json_agg(tile_id) from tile_reads, since where user_id = $1 and finished_at > since.at) as finished,
      (select json_agg(tile_id order by seen_at desc, tile_id) from passed) as passed,
      (select json_agg(tile_id order by seen_at desc, tile_id) from recent) as recent,
      (select json_agg(json_build_array(scope, subject) order by asked_at desc, scope, subject)
        from less_wishes, since where user_id = $1 and asked_at > since.at) as "lessPreferences"`,
}

type Row = {
  history: [tileId: string, interaction: number][] | null
  finished: string[] | null
  passed: string[] | null
  recent: string[] | null
  lessPreferences: [scope: string, subject: string][] | null
}

export async function readInteractionHistory(db: Db | Tx, userId: string): Promise<InteractionHistory> {
  const { rows } = await runPrepared<Row>(db, statement, [userId, mostHistory, mostPassed, mostRecent])
  const { history, finished, passed, recent, lessPreferences } = defined(rows[0])
  return {
    history: (history ?? []).map(([tileId, interaction]) => ({
      tileId,
      interaction: defined(interactions[interaction]),
    })),
    finished: finished ?? [],
    passed: passed ?? [],
    recent: recent ?? [],
    lessPreferences: (lessPreferences ?? []).map(([scope, subject]) => ({ scope, subject })),
  }
}
