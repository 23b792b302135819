import { hour } from "@confetti/domain/durations"
import { type RawBuilder, sql } from "kysely"
import type { Tx } from "../../../platform/db/open-database.ts"

/** People for a tile and a measure. `seconds` is their total. */
export type TileCell = {
  tile_id: string
  category: string
  shown: number
  opened: number
  finished: number
  liked: number
  shared: number
  lessened: number
  seconds: number
}

/**
 * Collects what counted people did between two moments into temporary tables: signed-in people who did not opt out, and guests who agreed.
 * A statement covers an hour, or a slice of people with about that many events, so that none takes longer than a request.
 */
export async function gatherFacts(tx: Tx, from: Date, until: Date, eventsOfSlice: number): Promise<void> {
  // Keeps the grouping of a slice in memory; only one job does this at a time.
  await sql`set local work_mem = '64MB'`.execute(tx)
  await sql`
    create temporary table insight_told (
      user_id text not null, name text not null, tile_id text, seconds int, part int, is_finished boolean,
      game text, outcome text, is_practice boolean
    ) partition by hash (user_id) on commit drop`.execute(tx)
  await sql`
    create temporary table insight_facts (
      user_id text not null, tile_id text not null, category text not null, opened boolean not null, finished boolean,
      liked boolean not null, shared boolean not null, lessened boolean not null, seconds int not null, part int
    ) on commit drop`.execute(tx)
  await sql`
    create temporary table insight_people (readers int not null, members int not null, inviters int not null)
    on commit drop`.execute(tx)
  await sql`
    create temporary table insight_plays (game text, played int not null, won int not null, practised int not null)
    on commit drop`.execute(tx)
  const slices = Math.ceil((await countEvents(tx, from, until)) / eventsOfSlice)
  for (let slice = 0; slice < slices; slice += 1)
    await sql`
      create temporary table ${sliceName(slice)} partition of insight_told
      for values with (modulus ${sql.lit(slices)}, remainder ${sql.lit(slice)}) on commit drop`.execute(tx)
  if (slices > 0)
    for (let begin = from.getTime(); begin < until.getTime(); begin += hour)
      await gatherEvents(tx, new Date(begin), new Date(Math.min(begin + hour, until.getTime())))
  for (let slice = 0; slice < slices; slice += 1) await findFacts(tx, sliceName(slice))
}

function sliceName(slice: number): RawBuilder<unknown> {
  return sql.table(`insight_told_${slice}`)
}

async function countEvents(tx: Tx, from: Date, until: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from events where happened_at >= ${from} and happened_at < ${until}`.execute(tx)
  return rows[0]?.count ?? 0
}

async function gatherEvents(tx: Tx, from: Date, until: Date): Promise<void> {
  await sql`
    insert into insight_told
    select user_id, name,
      case when name <> 'show_less' then params->>'tileId' when params->>'scope' <> 'category' then params->>'subject' end,
      (params->>'seconds')::int, (params->>'part')::int, (params->>'isFinished')::boolean,
      params->>'game', params->>'outcome', (params->>'isPractice')::boolean
    from (
      select user_id, name, params::jsonb as params from events
      where happened_at >= ${from} and happened_at < ${until}
      -- So that each is parsed once.
      offset 0
    ) e`.execute(tx)
}

/** Interactions of a slice, by person and tile. Slices are disjoint, so that their counts add up. */
async function findFacts(tx: Tx, slice: RawBuilder<unknown>): Promise<void> {
  await sql`
    delete from ${slice} where user_id not like 'anonymous:%' and user_id in (
      select user_id from (select distinct user_id from ${slice}) told
      where not exists (select from users u where u.user_id = told.user_id and u.analytics)
    )`.execute(tx)
  await sql`
    insert into insight_facts
    select e.user_id, t.id, t.category,
      bool_or(e.name = 'open_tile'),
      bool_or(e.name = 'view_tile' and e.is_finished),
      bool_or(e.name = 'like_tile'),
      bool_or(e.name = 'share_tile'),
      bool_or(e.name = 'show_less'),
      least(600, coalesce(sum(e.seconds) filter (where e.name = 'view_tile'), 0)),
      max(e.part) filter (where e.name = 'view_tile')
    from ${slice} e join tiles t on t.id = e.tile_id
    where e.name in ('view_tile', 'open_tile', 'like_tile', 'share_tile', 'show_less')
    group by e.user_id, t.id, t.category`.execute(tx)
  await sql`
    insert into insight_people
    select count(*), count(*) filter (where user_id not like 'anonymous:%'), count(*) filter (where has_invited)
    from (select user_id, bool_or(name = 'invite_shared') as has_invited from ${slice} group by user_id) p`.execute(tx)
  await sql`
    insert into insight_plays
    select game, count(*) filter (where has_played), count(*) filter (where has_won), count(*) filter (where has_practised)
    from (
      select user_id, game, bool_or(not is_practice) as has_played,
        bool_or(not is_practice and outcome = 'won') as has_won, bool_or(is_practice) as has_practised
      from ${slice} where name = 'finish_game' group by user_id, game
    ) p group by game`.execute(tx)
}

export async function tileCells(tx: Tx): Promise<TileCell[]> {
  const { rows } = await sql<TileCell>`
    select tile_id, category, count(*)::int as shown,
      count(*) filter (where opened)::int as opened, count(*) filter (where finished)::int as finished,
      count(*) filter (where liked)::int as liked, count(*) filter (where shared)::int as shared,
      count(*) filter (where lessened)::int as lessened, sum(seconds)::int as seconds
    from insight_facts group by tile_id, category order by tile_id`.execute(tx)
  return rows
}

/** For each tile, how many people stopped at each part of its strip. */
export async function stripEnds(tx: Tx): Promise<{ tile_id: string; part: number; people: number }[]> {
  const { rows } = await sql<{ tile_id: string; part: number; people: number }>`
    select tile_id, part, count(*)::int as people from insight_facts
    where part between 0 and 100 group by tile_id, part order by tile_id, part`.execute(tx)
  return rows
}

export type RestMeasure = "shown" | "opened" | "finished" | "liked" | "shared" | "lessened"

export type RestCell = { category: string; count: number; people: number }

/** By category: a measure over all other tiles, and its number of different people. */
export async function restCells(tx: Tx, measure: RestMeasure, shownTiles: readonly string[]): Promise<RestCell[]> {
  const isMeant = measure === "shown" ? sql`true` : sql.ref(measure)
  const { rows } = await sql<RestCell>`
    select category, count(*)::int as count, count(distinct user_id)::int as people
    from insight_facts where ${isMeant} and not tile_id = any(${shownTiles}::text[])
    group by category order by category`.execute(tx)
  return rows
}

export async function tilesByCategory(tx: Tx): Promise<Map<string, number>> {
  const { rows } = await sql<{ category: string; tiles: number }>`
    select category, count(*)::int as tiles from tiles group by category`.execute(tx)
  return new Map(rows.map(({ category, tiles }) => [category, tiles]))
}

export async function siteCell(tx: Tx): Promise<{ readers: number; members: number; inviters: number }> {
  const { rows } = await sql<{ readers: number; members: number; inviters: number }>`
    select coalesce(sum(readers), 0)::int as readers, coalesce(sum(members), 0)::int as members,
      coalesce(sum(inviters), 0)::int as inviters
    from insight_people`.execute(tx)
  return rows[0] ?? { readers: 0, members: 0, inviters: 0 }
}

export async function gameCells(tx: Tx): Promise<{ game: string; played: number; won: number; practised: number }[]> {
  const { rows } = await sql<{ game: string; played: number; won: number; practised: number }>`
    select game, sum(played)::int as played, sum(won)::int as won, sum(practised)::int as practised
    from insight_plays group by game order by game`.execute(tx)
  return rows
}

export async function pointCells(
  tx: Tx,
  from: Date,
  until: Date,
): Promise<{ action: string; people: number; points: number }[]> {
  const { rows } = await sql<{ action: string; people: number; points: number }>`
    select action, count(*)::int as people, sum(points)::int as points
    from (
      select p.action, p.user_id, sum(p.points) as points
      from points_entries p join users u on u.user_id = p.user_id and u.analytics
      where p.movement = 'award' and p.points > 0 and p.at >= ${from} and p.at < ${until}
      group by p.action, p.user_id
    ) theirs
    group by action order by action`.execute(tx)
  return rows
}
