/** A person's rows in a table, and how they look. */
export type FilledTable = {
  name: string
  /** Rows a person who is here that day makes, or rows everybody has once. */
  rows: { aDay: number } | { each: number }
  /** How long a row made by day is kept, in days; null for as long as the person is here. */
  retentionDays: number | null
  /** Makes this many rows for each of the people $1 to $2. Values are as long as real ones, and come in no order. */
  fill: string
}

const person = "md5(p::text)"
const tile = "left(md5('tile' || (p * 31 + n * 17) % 2000), 13)"
const at = "timestamptz '2026-01-01' + (p * 7919 % 86400) * interval '1 second' + n * interval '1 minute'"

/** Rows 1 to `count` of each person, by chance of order: as a day writes them, and not as an index would like them. */
const rowsOf = (count: number): string =>
  `from generate_series($1::int, $2::int) p, generate_series(1, ${count}) n order by md5(p || '/' || n)`

const device = `'{"windowWidth":390,"windowHeight":844,"device":"mobile","homeFeedGesture":"vertical","hasAndroidSideGestures":true}'`

/**
 * A day: twenty tiles are new to somebody, of which they open three, like two and know one; they play one game and have their seven tiles
 * of the day. What pays for that is fifteen reads, a share and a game; what is written by key is each of these writes, reads five at a time.
 */
export const filledTables: readonly FilledTable[] = [
  {
    name: "events",
    rows: { aDay: 30 },
    retentionDays: 400,
    fill: `insert into events (user_id, event_id, name, params, platform, happened_at, received_at, device)
      select ${person}, md5(p || '-' || n), 'view_tile',
        json_build_object('tileId', ${tile}, 'seconds', n, 'part', n % 6, 'isFinished', n % 3 = 0)::text, 'web', ${at}, ${at}, ${device}
      ${rowsOf(30)}`,
  },
  {
    name: "tile_reads",
    rows: { aDay: 20 },
    retentionDays: null,
    fill: `insert into tile_reads (user_id, tile_id, seen_at, share, read_at, credited_at, finished_at)
      select ${person}, left(md5('tile' || n), 13), ${at}, 0.8, ${at}, ${at}, case when n % 3 = 0 then ${at} end ${rowsOf(20)}`,
  },
  {
    name: "points_entries",
    rows: { aDay: 17 },
    retentionDays: null,
    fill: `insert into points_entries (user_id, number, movement, debit, credit, points, action, subject, tile_id, balance, at)
      select ${person}, n, 'award', 'treasury', 'person', 1, 'read_a_tile', left(md5('tile' || n), 13), left(md5('tile' || n), 13), n, ${at}
      ${rowsOf(17)}`,
  },
  {
    name: "idempotency_keys",
    rows: { aDay: 12 },
    retentionDays: 2,
    fill: `insert into idempotency_keys (user_id, key, callable, request_hash, status, body, created_at)
      select ${person}, gen_random_uuid()::text, 'likes-like_tile', encode(sha256(convert_to(p || '/' || n, 'UTF8')), 'base64'), 200,
        encode(sha256(convert_to(p || '-' || n, 'UTF8')), 'base64') || repeat('x', 20), ${at} ${rowsOf(12)}`,
  },
  {
    name: "tile_taps",
    rows: { aDay: 3 },
    retentionDays: null,
    fill: `insert into tile_taps (user_id, tile_id, tapped_at, subtile_count_snapshot)
      select ${person}, left(md5('tile' || n), 13), ${at}, 4 ${rowsOf(3)}`,
  },
  {
    name: "likes",
    rows: { aDay: 2 },
    retentionDays: null,
    fill: `insert into likes (user_id, tile_id, liked_at) select ${person}, left(md5('tile' || (p + n) % 2000), 13), ${at} ${rowsOf(2)}`,
  },
  {
    name: "explorations",
    rows: { aDay: 2 },
    retentionDays: 90,
    fill: `insert into explorations (user_id, tile_id, explored_at) select ${person}, left(md5('tile' || n), 13), ${at} ${rowsOf(2)}`,
  },
  {
    name: "game_plays",
    rows: { aDay: 1 },
    retentionDays: null,
    fill: `insert into game_plays (user_id, game, day, is_practice, moves, score, grade, outcome, is_paid, started_at, finished_at)
      select ${person}, 'WURD', '2026-01-01', false, '{crane,moist,lymph,light}', 4, 4, 'won', true, ${at}, ${at} ${rowsOf(1)}`,
  },
  {
    name: "today_days",
    rows: { aDay: 1 },
    retentionDays: null,
    fill: `insert into today_days (user_id, day, zone, tiles, read_ids, done_at)
      select ${person}, '2026-01-01', 'Europe/Berlin', '[]', '{}', ${at} ${rowsOf(1)}`,
  },
  {
    name: "feeds",
    rows: { each: 1 },
    retentionDays: null,
    fill: `insert into feeds (user_id, tile_ids, causes, computed_at)
      select ${person}, (select json_agg(left(md5(p || 'tile' || t), 13))::text from generate_series(1, 2000) t), repeat('n', 2000), ${at}
      from generate_series($1::int, $2::int) p, generate_series(1, 1) n where p <= 500`,
  },
  {
    name: "auth_sessions",
    rows: { each: 2 },
    retentionDays: null,
    fill: `insert into auth_sessions (id, user_id, token, previous_token, expires_at, ip_address, user_agent)
      select md5('session' || p || n), ${person}, encode(sha256(convert_to(p || 'a' || n, 'UTF8')), 'hex'),
        encode(sha256(convert_to(p || 'b' || n, 'UTF8')), 'hex'), ${at}, '203.0.113.9', repeat('Mozilla/5.0 ', 10) ${rowsOf(2)}`,
  },
  {
    name: "users",
    rows: { each: 1 },
    retentionDays: null,
    fill: "",
  },
  {
    name: "auth_users",
    rows: { each: 1 },
    retentionDays: null,
    fill: "",
  },
  {
    name: "points_accounts",
    rows: { each: 1 },
    retentionDays: null,
    fill: "",
  },
]

/** Tables the others refer to. */
export const people = [
  `insert into auth_users (id, name, email, email_verified) select ${person}, 'Ada Lovelace', p || '-reader@mail.example', true
    from generate_series($1::int, $2::int) p`,
  `insert into users (user_id, email, name, created_at, updated_at) select ${person}, p || '-reader@mail.example', 'Ada Lovelace', now(), now()
    from generate_series($1::int, $2::int) p`,
  `insert into points_accounts (user_id, points, entries) select ${person}, 17, 17 from generate_series($1::int, $2::int) p`,
]
