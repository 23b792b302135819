import { defined } from "@confetti/domain/defined"
import type { Db, Tx } from "../../platform/db/open-database.ts"
import { runPrepared, type Statement } from "../../platform/db/prepared.ts"
import type { ReadPool } from "../../platform/db/replica/reads.ts"
import { type Interaction, type InteractionHistory, interactions, interactionWeight } from "./features/profile.ts"

/** The latest interactions of a profile: more would not change it. */
const mostHistory = 500
const mostPassed = 500
const mostRecent = 500
const mostKnown = 100

/** Ranges of primary keys that begin with the person, as fast for a million people as for ten. */
const historyStatement: Statement = {
  name: "interaction-history",
  text: `
    with since as (
      select coalesce(max(reset_at), '-infinity') as at from feeds where user_id = $1
    ), done as (
      select tile_id, 0 as interaction, tapped_at as at from tile_taps where user_id = $1
      union all
      select tile_id, 1, finished_at from tile_reads where user_id = $1 and finished_at is not null
      union all
      select tile_id, case rating when 'new' then 2 else 1 end, rated_at from novelty_ratings where user_id = $1
      union all
      select tile_id, 3, liked_at from likes where user_id = $1
    ), history as (
      select tile_id, max(interaction) as interaction, max(done.at) as at from done, since where done.at > since.at
      group by tile_id order by max(done.at) desc, tile_id limit $2
    ), passed as (
      select tile_id, seen_at from tile_reads, since
      where user_id = $1 and seen_at > since.at and read_at is null
      order by seen_at desc, tile_id limit $3
    ), recent as (
      select tile_id, seen_at from tile_reads, since where user_id = $1 and seen_at > since.at
      order by seen_at desc, tile_id limit $4
    ), known as (
      select tile_id, rated_at from novelty_ratings, since
      where user_id = $1 and rating = 'known' and rated_at > since.at
      order by rated_at desc, tile_id limit $5
    ), picks as (
      select tile_id, picked_at from feed_picks, since where user_id = $1 and picked_at > since.at
    )
    select
      (select json_agg(json_build_array(tile_id, interaction) order by at desc, tile_id) from history) as history,
      (select json_agg(tile_id) from tile_reads, since where user_id = $1 and finished_at > since.at) as finished,
      (select json_agg(tile_id) from tile_reads, since where user_id = $1 and read_at > since.at) as read,
      (select json_agg(tile_id order by seen_at desc, tile_id) from passed) as passed,
      (select json_agg(tile_id order by seen_at desc, tile_id) from recent) as recent,
      (select json_agg(tile_id order by rated_at desc, tile_id) from known) as known,
      (select json_agg(tile_id order by picked_at, tile_id) from picks) as picks,
      (select json_agg(json_build_array(scope, subject) order by asked_at desc, scope, subject)
        from less_wishes, since where user_id = $1 and asked_at > since.at) as "lessPreferences"`,
}

type Row = {
  history: [tileId: string, interaction: number][] | null
  finished: string[] | null
  read: string[] | null
  passed: string[] | null
  recent: string[] | null
  known: string[] | null
  picks: string[] | null
  lessPreferences: [scope: string, subject: string][] | null
}

export async function readInteractionHistory(db: Db | Tx, userId: string): Promise<InteractionHistory> {
  const { rows } = await runPrepared<Row>(db, historyStatement, [
    userId,
    mostHistory,
    mostPassed,
    mostRecent,
    mostKnown,
  ])
  const { history, finished, read, passed, recent, known, picks, lessPreferences } = defined(rows[0])
  return {
    history: (history ?? []).map(([tileId, interaction]) => ({
      tileId,
      interaction: defined(interactions[interaction]),
    })),
    finished: finished ?? [],
    read: read ?? [],
    passed: passed ?? [],
    recent: recent ?? [],
    known: known ?? [],
    picks: picks ?? [],
    lessPreferences: (lessPreferences ?? []).map(([scope, subject]) => ({ scope, subject })),
  }
}

export type InteractionRow = { userId: string; tileId: string; interaction: Interaction }

/** Not part of any id. One long text is read faster than many rows. */
const separator = "\u001f"

export async function latestPeople(pool: ReadPool, most: number): Promise<string[]> {
  const { rows } = await pool.query<{ ids: string | null }>(
    `select string_agg(user_id, '${separator}') as ids from (
      select user_id from feeds where computed_at is not null order by computed_at desc, user_id limit $1
    ) latest`,
    [most],
  )
  return rows[0]?.ids?.split(separator) ?? []
}

export async function interactionsOf(pool: ReadPool, userIds: readonly string[]): Promise<InteractionRow[]> {
  const { rows } = await pool.query<{ user_id: string; tile_id: string; interaction: number }>({
    name: "interactions-of",
    text: `
      select user_id, tile_id, max(interaction) as interaction from (
        select user_id, tile_id, 0 as interaction from tile_taps where user_id = any($1)
        union all
        select user_id, tile_id, 1 from tile_reads where user_id = any($1) and finished_at is not null
        union all
        select user_id, tile_id, case rating when 'new' then 2 else 1 end from novelty_ratings where user_id = any($1)
        union all
        select user_id, tile_id, 3 from likes where user_id = any($1)
      ) done
      group by user_id, tile_id order by user_id, tile_id`,
    values: [userIds],
  })
  return rows.map(({ user_id, tile_id, interaction }) => ({
    userId: user_id,
    tileId: tile_id,
    interaction: defined(interactions[interaction]),
  }))
}

export async function readersOfTile(pool: ReadPool, tileId: string, most: number): Promise<string[]> {
  const { rows } = await pool.query<{ user_id: string }>({
    name: "readers-of-tile",
    text: `
      select user_id from (
        (select user_id from likes where tile_id = $1 limit $2)
        union
        (select user_id from tile_reads where tile_id = $1 and finished_at is not null limit $2)
      ) readers
      order by user_id limit $2`,
    values: [tileId, most],
  })
  return rows.map(({ user_id }) => user_id)
}

/** Interactions as numbers: person `people[at]` and tile `keys[items[at]]` with weight `weights[at]`. */
export type CollectedInteractions = {
  keys: string[]
  people: Int32Array<ArrayBuffer>
  items: Int32Array<ArrayBuffer>
  weights: Float32Array<ArrayBuffer>
  peopleCount: number
}

export type Bounds = { mostPeople: number; mostInteractions: number }

/** A batch takes some milliseconds; requests are answered in between. */
const peopleAtOnce = 50

export async function collectInteractions(
  pool: ReadPool,
  isThere: (tileId: string) => boolean,
  { mostPeople, mostInteractions }: Bounds,
): Promise<CollectedInteractions> {
  const userIds = await latestPeople(pool, mostPeople)
  const numbers = new Map<string, number>()
  const people: number[] = []
  const items: number[] = []
  const done: Interaction[] = []
  let peopleCount = 0
  for (let from = 0; from < userIds.length && people.length < mostInteractions; from += peopleAtOnce) {
    let last: string | null = null
    for (const { userId, tileId, interaction } of await interactionsOf(
      pool,
      userIds.slice(from, from + peopleAtOnce),
    )) {
      if (!isThere(tileId)) continue
      if (userId !== last) peopleCount++
      last = userId
      const item = numbers.get(tileId) ?? numbers.size
      numbers.set(tileId, item)
      people.push(peopleCount - 1)
      items.push(item)
      done.push(interaction)
    }
  }
  return {
    keys: [...numbers.keys()],
    people: Int32Array.from(people),
    items: Int32Array.from(items),
    weights: Float32Array.from(done, (interaction) => interactionWeight[interaction]),
    peopleCount,
  }
}
