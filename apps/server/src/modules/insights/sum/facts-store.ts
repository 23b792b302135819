import { hour } from "@confetti/domain/durations"
import { sql } from "kysely"
import type { Tx } from "../../../platform/db/open-database.ts"

/** What one measure comes to for one tile: how many people. `seconds` is theirs together. */
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
 * Gathers what counted people did between two moments into tables of this transaction, dropped as it ends: those who are signed in and do
 * not mind, and installations, who were asked on their device.
 */
export async function gatherFacts(tx: Tx, from: Date, until: Date): Promise<void> {
  await sql`
    create temporary table insight_events (user_id text not null, name text not null, params jsonb not null)
    on commit drop`.execute(tx)
  // An hour at a time: no statement may take longer than a request.
  for (let begin = from.getTime(); begin < until.getTime(); begin += hour)
    await gatherEvents(tx, new Date(begin), new Date(Math.min(begin + hour, until.getTime())))
  await sql`
    create temporary table insight_facts on commit drop as
    select e.user_id, t.id as tile_id, t.category,
      bool_or(e.name = 'open_tile') as opened,
      bool_or(e.name = 'view_tile' and (e.params->>'isFinished')::boolean) as finished,
      bool_or(e.name = 'like_tile') as liked,
      bool_or(e.name = 'share_tile') as shared,
      bool_or(e.name = 'show_less') as lessened,
      least(600, coalesce(sum((e.params->>'seconds')::int) filter (where e.name = 'view_tile'), 0))::int as seconds,
      max((e.params->>'part')::int) filter (where e.name = 'view_tile') as part
    from insight_events e
    join tiles t on t.id = case when e.name = 'show_less' then e.params->>'subject' else e.params->>'tileId' end
    where e.name in ('view_tile', 'open_tile', 'like_tile', 'share_tile')
      or e.name = 'show_less' and e.params->>'scope' <> 'category'
    group by e.user_id, t.id, t.category`.execute(tx)
}

async function gatherEvents(tx: Tx, from: Date, until: Date): Promise<void> {
  await sql`
    insert into insight_events
    select e.user_id, e.name, e.params::jsonb
    from events e left join users u on u.user_id = e.user_id
    where e.happened_at >= ${from} and e.happened_at < ${until} and (u.analytics or e.user_id like 'anonymous:%')`.execute(
    tx,
  )
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

/** Of each tile, how many people got up to which part of its strip and no further. */
export async function stripEnds(tx: Tx): Promise<{ tile_id: string; part: number; people: number }[]> {
  const { rows } = await sql<{ tile_id: string; part: number; people: number }>`
    select tile_id, part, count(*)::int as people from insight_facts
    where part between 0 and 100 group by tile_id, part order by tile_id, part`.execute(tx)
  return rows
}

export type RestMeasure = "shown" | "opened" | "finished" | "liked" | "shared" | "lessened"

export type RestCell = { category: string; count: number; people: number }

/** By category, what one measure comes to over all tiles but these, and how many different people it is of. */
export async function restCells(tx: Tx, measure: RestMeasure, shownTiles: readonly string[]): Promise<RestCell[]> {
  const isMeant = measure === "shown" ? sql`true` : sql.ref(measure)
  const { rows } = await sql<RestCell>`
    select category, count(*)::int as count, count(distinct user_id)::int as people
    from insight_facts where ${isMeant} and not tile_id = any(${shownTiles}::text[])
    group by category order by category`.execute(tx)
  return rows
}

/** How many tiles each category has, whether anybody was there or not. */
export async function tilesByCategory(tx: Tx): Promise<Map<string, number>> {
  const { rows } = await sql<{ category: string; tiles: number }>`
    select category, count(*)::int as tiles from tiles group by category`.execute(tx)
  return new Map(rows.map(({ category, tiles }) => [category, tiles]))
}

export async function siteCell(tx: Tx): Promise<{ readers: number; members: number; inviters: number }> {
  const { rows } = await sql<{ readers: number; members: number; inviters: number }>`
    select count(distinct user_id)::int as readers,
      count(distinct user_id) filter (where user_id not like 'anonymous:%')::int as members,
      count(distinct user_id) filter (where name = 'invite_shared')::int as inviters
    from insight_events`.execute(tx)
  return rows[0] ?? { readers: 0, members: 0, inviters: 0 }
}

export async function gameCells(tx: Tx): Promise<{ game: string; played: number; won: number; practised: number }[]> {
  const { rows } = await sql<{ game: string; played: number; won: number; practised: number }>`
    select params->>'game' as game,
      count(distinct user_id) filter (where not (params->>'isPractice')::boolean)::int as played,
      count(distinct user_id) filter (where not (params->>'isPractice')::boolean and params->>'outcome' = 'won')::int as won,
      count(distinct user_id) filter (where (params->>'isPractice')::boolean)::int as practised
    from insight_events where name = 'finish_game' group by 1 order by 1`.execute(tx)
  return rows
}

export async function pointCells(
  tx: Tx,
  from: Date,
  until: Date,
): Promise<{ action: string; people: number; points: number }[]> {
  const { rows } = await sql<{ action: string; people: number; points: number }>`
    select p.action, count(distinct p.user_id)::int as people, sum(p.points)::int as points
    from points_entries p join users u on u.user_id = p.user_id and u.analytics
    where p.movement = 'award' and p.points > 0 and p.at >= ${from} and p.at < ${until}
    group by p.action order by p.action`.execute(tx)
  return rows
}
