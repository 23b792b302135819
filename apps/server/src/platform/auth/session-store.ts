import type pg from "pg"

/** A session that is alive. */
export type Session = {
  id: string
  /** The token it goes by now; the one asked with may be the one before. */
  token: string
  userId: string
  email: string
  expiresAt: number
  rotatedAt: number
  /** False while its device may not have received this token. */
  isTokenSeen: boolean
}

const query = {
  name: "session-by-token",
  text: `select s.id, s.token, s.user_id, u.email, s.expires_at, s.rotated_at, s.token_seen_at
    from auth_sessions s join auth_users u on u.id = s.user_id
    where s.token = $1 or (s.previous_token = $1 and (s.token_seen_at is null or s.token_seen_at > $2))`,
}

type Row = {
  id: string
  token: string
  user_id: string
  email: string
  expires_at: Date
  rotated_at: Date
  token_seen_at: Date | null
}

/** The session of this token, or of the token that was turned into it and first shown after `shownAfter`, or not yet. */
export async function sessionByToken(pool: pg.Pool, token: string, shownAfter: Date): Promise<Session | null> {
  const { rows } = await pool.query<Row>({ ...query, values: [token, shownAfter] })
  const row = rows[0]
  if (!row) return null
  return {
    id: row.id,
    token: row.token,
    userId: row.user_id,
    email: row.email,
    expiresAt: row.expires_at.getTime(),
    rotatedAt: row.rotated_at.getTime(),
    isTokenSeen: row.token_seen_at !== null,
  }
}

/** Notes that a device has the token its session goes by now. */
export async function noteTokenSeen(pool: pg.Pool, { id, token }: Session, now: Date): Promise<void> {
  await pool.query({
    name: "note-token-seen",
    text: "update auth_sessions set token_seen_at = $3 where id = $1 and token = $2 and token_seen_at is null",
    values: [id, token, now],
  })
}
