// @module-tag embedded
import { sql } from "kysely"
import { afterAll, beforeAll, expect, it } from "vitest"
import { type Account, addAccount } from "../add-account.ts"
import { filledIn, type SafetyRow, safetyRows } from "../safety-rows.ts"
import { askers } from "../safety-askers.ts"
import { startTestServer, type TestServer } from "../start-test-server.ts"
import { insertTiles, makeTile, publishContent } from "../tiles-factory.ts"

/** Rows that a year of doing all the limits allow leaves behind. */
const filled = { tiles: 300, days: 365, entries: 7000, events: 20_000, thoughts: 3000, orders: 1800, answers: 1000 }

/** Rows that a request may read of somebody who has all of it, beyond what it reads of somebody new: what is bounded by the tiles there are, and a page or two. */
const mostRows = 5 * filled.tiles

/** Routes that put the whole feed in order, out of all that is known of a person and each tile. */
const ordering = new Set(["users-calculate_eligible_tiles", "feed-save_picks"])
const mostRowsToOrder = 10 * filled.tiles

/** Routes that give somebody all that is theirs, one at a time. */
const whole = new Set(["users-export_data", "/points/statement.csv"])

let server: TestServer
let full: Account
let fresh: Account
beforeAll(async () => {
  server = await startTestServer({
    env: {
      GAMES: "WURD,BAW,QUIZ_ME",
      RATE_LIMIT_CALLABLES: "100000",
      RATE_LIMIT_SIGN_IN: "100000",
      RATE_LIMIT_PAGES: "100000",
    },
  })
  const tiles = Array.from({ length: filled.tiles }, (_, at) => makeTile({ id: at === 0 ? "a" : `t${at}` }))
  await insertTiles(server.db, tiles)
  await publishContent(server)
  full = await newPerson("full")
  fresh = await newPerson("fresh")
  await fill(full.userId)
})
afterAll(() => server.stop())

async function newPerson(name: string): Promise<Account> {
  const account = await addAccount(server, `${name}@example.com`)
  await server.call("users-create_user", null, account.headers)
  return account
}

/** A year of one person, in the tables that grow with what they do: spread over it, the newest first. */
async function fill(userId: string): Promise<void> {
  const { tiles, days, entries, events, thoughts, orders, answers } = filled
  /** When the nth of so many was done. */
  const spread = (many: number) => sql`now() - n * interval '365 days' / ${many}::int`
  const ofTiles = sql`from tiles where removed_at is null`
  const statements = [
    sql`insert into likes select ${userId}, id, now() ${ofTiles}`,
    sql`insert into tile_reads (user_id, tile_id, seen_at, share, read_at, finished_at) select ${userId}, id, now(), 1, now(), now() ${ofTiles}`,
    sql`insert into tile_taps select ${userId}, id, now(), 1 ${ofTiles}`,
    sql`insert into novelty_ratings select ${userId}, id, 'new', now() ${ofTiles}`,
    sql`insert into recall_cards select ${userId}, id, '2026-01-01', 'seen', null ${ofTiles}`,
    sql`insert into explorations select ${userId}, id, now() ${ofTiles}`,
    sql`insert into less_wishes select ${userId}, 'tile', id, now() ${ofTiles}`,
    sql`insert into points_accounts (user_id, points, entries) values (${userId}, ${entries}, ${entries})
      on conflict (user_id) do update set points = excluded.points, entries = excluded.entries`,
    sql`insert into points_entries (user_id, number, movement, debit, credit, points, action, subject, balance, at)
      select ${userId}, n, 'award', 'treasury', 'person', 1, 'read_a_tile', 's' || n, n, now() - (${entries} - n) * interval '365 days' / ${entries}::int from generate_series(1, ${entries}) n`,
    sql`insert into game_plays (user_id, game, day, is_practice, outcome, started_at, finished_at)
      select ${userId}, game, (date '2025-01-01' + n)::text, false, 'won', now(), now()
      from generate_series(1, ${days}) n, unnest(array['WURD', 'BAW', 'QUIZ_ME']) game`,
    sql`insert into today_days (user_id, day, zone, tiles, done_at)
      select ${userId}, (date '2025-01-01' + n)::text, 'UTC', '[]', now() from generate_series(1, ${2 * days}) n`,
    sql`insert into thoughts (user_id, thought_id, tile_id, body, sameness, state, created_at)
      select ${userId}, gen_random_uuid()::text, 't' || (1 + n % ${tiles - 1}), 'Words ' || n, 's' || n, 'approved', ${spread(thoughts)}
      from generate_series(1, ${thoughts}) n`,
    sql`insert into redemptions (user_id, redemption_id, item_id, variant, title, variant_name, cost, state, held_at, confirmed_at)
      select ${userId}, gen_random_uuid()::text, 'item', '', 'Item', '', 1, 'confirmed', ${spread(orders)}, now() from generate_series(1, ${orders}) n`,
    sql`insert into events (user_id, event_id, name, params, platform, happened_at, received_at)
      select ${userId}, gen_random_uuid()::text, 'screen_view', '{}', 'web', ${spread(events)}, now() from generate_series(1, ${events}) n`,
    sql`insert into idempotency_keys (user_id, key, callable, request_hash, status, body)
      select ${userId}, gen_random_uuid()::text, 'likes-like_tile', '', 200, '{}' from generate_series(1, ${answers}) n`,
  ]
  for (const statement of statements) await statement.execute(server.db)
  await sql`analyze`.execute(server.db)
}

/** Rows that the database has read in tables so far. */
async function rowsRead(): Promise<number> {
  await sql`select pg_stat_force_next_flush()`.execute(server.db)
  const { rows } = await sql<{ read: number }>`
    select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as read from pg_stat_user_tables`.execute(
    server.db,
  )
  return rows[0]?.read ?? 0
}

async function rowsReadFor(row: SafetyRow, { headers, ...who }: Account): Promise<number> {
  const before = await rowsRead()
  const response = await fetch(server.origin + filledIn(row.path, { headers, ...who }), {
    method: row.method,
    redirect: "manual",
    headers: { ...headers, ...(row.body !== undefined && { "content-type": "application/json" }) },
    ...(row.body !== undefined && { body: filledIn(JSON.stringify(row.body), { headers, ...who }) }),
  })
  await response.text()
  return (await rowsRead()) - before
}

/** Routes that a signed-in person may ask for again and again. */
const asked = safetyRows.filter(
  ({ route, path, statuses }) =>
    statuses[askers.indexOf("self")] === 200 && !whole.has(route) && !/emulator|revoke|delet|sign-out/.test(path),
)

it("a year of doing everything costs no request many more rows than a first day does", async () => {
  const costly: [string, number][] = []
  for (const row of asked) {
    const extra = (await rowsReadFor(row, full)) - (await rowsReadFor(row, fresh))
    if (extra > (ordering.has(row.route) ? mostRowsToOrder : mostRows))
      costly.push([`${row.method} ${row.path}`, extra])
  }
  expect(costly).toEqual([])
})
