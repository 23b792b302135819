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
}

const query = {
  name: "session-by-token",
  text: `select s.id, s.token, s.user_id, u.email, s.expires_at, s.rotated_at
    from auth_sessions s join auth_users u on u.id = s.user_id
    where s.token = $1 or (s.previous_token = $1 and s.rotated_at > $2)`,
}

type Row = { id: string; token: string; user_id: string; email: string; expires_at: Date; rotated_at: Date }

/** The session of this token, or of the token that was turned into it after `turnedAfter`. */
export async function sessionByToken(pool: pg.Pool, token: string, turnedAfter: Date): Promise<Session | null> {
  const { rows } = await pool.query<Row>({ ...query, values: [token, turnedAfter] })
  const row = rows[0]
  if (!row) return null
  return {
    id: row.id,
    token: row.token,
    userId: row.user_id,
    email: row.email,
    expiresAt: row.expires_at.getTime(),
    rotatedAt: row.rotated_at.getTime(),
  }
}
