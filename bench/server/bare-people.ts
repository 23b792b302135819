import { hash } from "node:crypto"
import type { IncomingMessage } from "node:http"
import type pg from "pg"

// Two round trips each: who asks, and what they ask for. The like is one statement with everything that has to stand with it.
const liking = `insert into likes (user_id, tile_id, liked_at) select $1, id, $3 from tiles where id = $2
  on conflict do nothing returning user_id, tile_id`
const noting = `insert into tile_counts_due (user_id, tile_id) select user_id, tile_id from liked
  on conflict (user_id, tile_id) do update set tile_id = excluded.tile_id`
const claiming = `insert into idempotency_keys (user_id, key, callable, request_hash, status, body)
  values ($1, $4, 'likes-like_tile', $5, 200, $6) on conflict do nothing`

const reading = `insert into tile_reads (user_id, tile_id, seen_at, share, read_at)
  select $1, *, $3, 1, $3 from unnest($2::text[])
  on conflict (user_id, tile_id) do update set seen_at = greatest(tile_reads.seen_at, excluded.seen_at)
  returning user_id, tile_id`
const notingReads = `insert into tile_counts_due (user_id, tile_id) select user_id, tile_id from seen
  on conflict (user_id, tile_id) do update set tile_id = excluded.tile_id`

const liked = JSON.stringify({ result: { isLiked: true } })

/** The bare handler's answer to a signed-in person; null for a guest. */
export async function answerPerson(pool: pg.Pool, request: IncomingMessage, body: unknown): Promise<string | null> {
  const userId = await personOf(pool, request)
  if (userId === null) return null
  if (request.url?.includes("reads")) return recordReads(pool, userId, request, body)
  if (!request.url?.includes("like")) return `{"result":${await orderOf(pool, userId)}}`
  const { tileId } = (body as { data: { tileId: string } }).data
  const key = request.headers["idempotency-key"]
  if (key === undefined)
    await pool.query({
      name: "like",
      text: `with liked as (${liking}) ${noting}`,
      values: [userId, tileId, new Date()],
    })
  else
    await pool.query({
      name: "like-once",
      text: `with claimed as (${claiming}), liked as (${liking}) ${noting}`,
      values: [userId, tileId, new Date(), key, hash("sha256", JSON.stringify(body)), liked],
    })
  return liked
}

async function recordReads(pool: pg.Pool, userId: string, request: IncomingMessage, body: unknown): Promise<string> {
  const { reads } = (body as { data: { reads: { tileId: string }[] } }).data
  const answer = JSON.stringify({ result: { recorded: reads.length } })
  await pool.query({
    name: "reads",
    text: `with claimed as (${claiming}), seen as (${reading}) ${notingReads}`,
    values: [
      userId,
      reads.map(({ tileId }) => tileId),
      new Date(),
      request.headers["idempotency-key"],
      hash("sha256", JSON.stringify(body)),
      answer,
    ],
  })
  return answer
}

async function personOf(pool: pg.Pool, { headers }: IncomingMessage): Promise<string | null> {
  const token = headers.authorization?.slice("Bearer ".length)
  if (token === undefined) return null
  const { rows } = await pool.query<{ user_id: string }>({
    name: "session",
    text: `select s.user_id, u.email, s.expires_at from auth_sessions s join auth_users u on u.id = s.user_id
      where s.token = $1 and s.expires_at > now()`,
    values: [hash("sha256", token)],
  })
  return rows[0]?.user_id ?? null
}

async function orderOf(pool: pg.Pool, userId: string): Promise<string> {
  const { rows } = await pool.query<{ tile_ids: string }>({
    name: "order",
    text: "select tile_ids from feeds where user_id = $1",
    values: [userId],
  })
  return rows[0]?.tile_ids ?? "[]"
}
