import type pg from "pg"
import { tileIdSql } from "./seed-tiles.ts"

/** Of each kind the mean of a person's history; half have less than 0.7 of it, one in a hundred more than 4.6 times as much. */
const means = { reads: 24, likes: 6, taps: 8 }
const longest = 600
/** An order has so many tiles; this many different ones are dealt out. */
const feedLength = 1000
const orders = 500

const personIdSql = (number: string): string => `'person' || lpad((${number})::text, 9, '0')`
export const personId = (number: number): string => `person${String(number).padStart(9, "0")}`
export const personToken = (number: number): string => `token${String(number).padStart(27, "0")}`

/**
 * Fills a database that has its tiles with people: who they are, a session each, an order each, and what they did, over the last
 * two hundred days and mostly with popular tiles. Tables are filled bare and get their keys afterwards, which is many times
 * quicker; in the end they are as the migrations make them.
 */
export async function seedPeople(pool: pg.Pool, tiles: number, people: number): Promise<void> {
  await pool.query(
    `insert into auth_users (id, name, email, email_verified)
      select ${personIdSql("n")}, '', 'p' || n || '@example.com', true from generate_series(1, ${people}) n`,
  )
  await bare(
    pool,
    "auth_sessions",
    `select 's' || n, ${personIdSql("n")}, encode(sha256(convert_to('token' || lpad(n::text, 27, '0'), 'UTF8')), 'hex'), null, now(), now(),
      now() + interval '30 days', null, null, now(), now(), 'passkey' from generate_series(1, ${people}) n`,
  )
  await bare(
    pool,
    "likes",
    `select ${personIdSql("n")}, ${met}, ${ago} from ${histories(people, tiles, means.likes, 0)}`,
  )
  await bare(
    pool,
    "tile_taps",
    `select ${personIdSql("n")}, ${met}, ${ago}, 4 from ${histories(people, tiles, means.taps, 50)}`,
  )
  await bare(
    pool,
    "tile_reads",
    `select ${personIdSql("n")}, ${met}, seen, how, case when how > 0.3 then seen end, case when how = 1 then seen end
      from ${histories(people, tiles, means.reads, 100)}
      cross join lateral (select ${ago} as seen, least(1, random() * 1.6 + k * 0)::real as how) read`,
  )
  await seedOrders(pool, tiles, people)
  await pool.query("vacuum analyze")
}

const met = tileIdSql("tile")
const ago = "now() - k * interval '8 hours' - random() * interval '8 hours'"

/** Rows of a person n, a number k from 1 on and a tile, each tile at most once a person. */
function histories(people: number, tiles: number, mean: number, shift: number): string {
  return `generate_series(1, ${people}) n
    cross join lateral (select least(${longest}, ceil(-ln(1 - random()) * ${mean} + n * 0))::int as length) life
    cross join lateral generate_series(1, length) k
    cross join lateral (
      select (floor(${tiles - longest} * ((k - 1 + random()) / length) ^ 3)::int + k + ${shift}) % ${tiles} as tile
    ) chosen`
}

async function seedOrders(pool: pg.Pool, tiles: number, people: number): Promise<void> {
  await pool.query(`
    create table dealt as
    select o, '["' || string_agg(${tileIdSql("tile")}, '","' order by k) || '"]' as ids
    from generate_series(0, ${orders - 1}) o
    cross join lateral generate_series(1, ${Math.min(feedLength, tiles)}) k
    cross join lateral (select (o * 7919 + k * 31) % ${tiles} as tile) chosen
    group by o`)
  await pool.query("create unique index on dealt (o)")
  // Orders take no less room than real ones, and a fraction of the time.
  await pool.query("alter table feeds alter column tile_ids set compression lz4")
  await bare(
    pool,
    "feeds",
    `select ${personIdSql("n")}, ids, repeat('s', ${Math.min(feedLength, tiles)}), now() - random() * interval '200 days', null
      from generate_series(1, ${people}) n join dealt on o = n % ${orders}`,
  )
  await pool.query("alter table feeds alter column tile_ids set compression default")
  await pool.query("drop table dealt")
}

type Named = { name: string; definition: string }

/** Fills a table from a query over its columns in their order, without its keys, indexes and constraints, and puts them back. */
async function bare(pool: pg.Pool, table: string, query: string): Promise<void> {
  const startedAt = performance.now()
  const { rows: constraints } = await pool.query<Named>(
    `select quote_ident(conname) as name, pg_get_constraintdef(oid) as definition from pg_constraint
      where conrelid = $1::regclass order by contype <> 'p', contype = 'f'`,
    [table],
  )
  const { rows: indexes } = await pool.query<Named>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
      where indrelid = $1::regclass
        and not exists (select from pg_constraint where conindid = indexrelid and conrelid = $1::regclass)`,
    [table],
  )
  const dropped = constraints.map(({ name }) => `drop constraint ${name} cascade`)
  if (dropped.length > 0) await pool.query(`alter table ${table} ${dropped.join(", ")}`)
  for (const { name } of indexes) await pool.query(`drop index ${name}`)
  await pool.query(`insert into ${table} ${query}`)
  for (const { name, definition } of constraints)
    await pool.query(`alter table ${table} add constraint ${name} ${definition}`)
  for (const { definition } of indexes) await pool.query(definition)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
  console.error(`  ${table}, ${seconds} s`)
}
