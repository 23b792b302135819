import type { TestServer } from "../../apps/server/test/start-test-server.ts"

type Size = { people: number; tiles: number; day: string }

/** A statement takes no longer than a request may: so many people at a time. */
const peopleAtOnce = 20_000

/**
 * A day (`YYYY-MM-DD`) of signed-in people, five events each: three tiles are viewed, the first of them is opened, and every fifth person
 * does one of five things more: likes, shares or wants less of it, plays, invites. Few tiles are met by many.
 */
export async function seedDay({ services: { pool } }: TestServer, { people, tiles, day }: Size): Promise<void> {
  for (let from = 1; from <= people; from += peopleAtOnce) {
    const numbers = [from, Math.min(people, from + peopleAtOnce - 1)]
    await pool.query(
      `insert into users (user_id, created_at, updated_at, analytics)
       select md5(p::text), '2026-01-01', '2026-01-01', p % 50 <> 0 from generate_series($1::int, $2::int) p`,
      numbers,
    )
    await pool.query(
      `insert into events (user_id, event_id, name, params, platform, happened_at, received_at)
       select md5(p::text), md5(p || '-' || n), name,
         case name
           when 'view_tile' then json_build_object('tileId', tile, 'seconds', h % 90, 'part', h % 6, 'isFinished', h % 3 = 0)
           when 'open_tile' then json_build_object('tileId', tile, 'section', 'homefeed')
           when 'show_less' then json_build_object('scope', 'tile', 'subject', tile)
           when 'finish_game' then json_build_object('game', 'WURD', 'outcome', 'won', 'isPractice', false)
           when 'invite_shared' then json_build_object('way', 'copy')
           else json_build_object('tileId', tile)
         end::text,
         'web', at, at
       from generate_series($1::int, $2::int) p, generate_series(1, 5) n,
         lateral (select abs(hashtext(p || '/' || case when n > 3 then 1 else n end))::bigint as h) x,
         lateral (
           select 'tile-' || 1 + floor($4 * power(h % 10000 / 10000.0, 3))::int as tile,
             case n when 4 then 'open_tile' when 5
               then (array['like_tile', 'share_tile', 'show_less', 'finish_game', 'invite_shared'])[1 + p % 5] else 'view_tile' end as name,
             $3::timestamptz + (p % 86000 + n * 20) * interval '1 second' as at
         ) y`,
      [...numbers, `${day}T00:00:00Z`, tiles],
    )
  }
  await pool.query("analyze")
}
