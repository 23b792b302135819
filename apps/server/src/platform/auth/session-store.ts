import type { Role } from "@confetti/domain/editors/roles"
import type pg from "pg"

export type SessionRow = {
  id: string
  tokenHash: string
  userId: string
  email: string
  roles: readonly Role[]
  openedBy: string
  openedAt: number
  expiresAt: number
  rotatedAt: number
  /** False while its device may not have received the token. */
  isTokenSeen: boolean
}

// An account without a confirmed address has no session.
const query = {
  name: "session-by-token",
  text: `select s.id, s.token, s.user_id, u.email, e.roles, s.opened_by, s.created_at, s.expires_at, s.rotated_at, s.token_seen_at
    from auth_sessions s join auth_users u on u.id = s.user_id and u.email_verified
      left join editors e on e.user_id = s.user_id
    where s.token = $1 or (s.previous_token = $1 and (s.token_seen_at is null or s.token_seen_at > $2))`,
}

type Row = {
  id: string
  token: string
  user_id: string
  email: string
  roles: Role[] | null
  opened_by: string
  created_at: Date
  expires_at: Date
  rotated_at: Date
  token_seen_at: Date | null
}

/** The session with this token hash, or with the previous one if the current was first used after `shownAfter`, or not yet. */
export async function sessionByHash(pool: pg.Pool, tokenHash: string, shownAfter: Date): Promise<SessionRow | null> {
  const { rows } = await pool.query<Row>({ ...query, values: [tokenHash, shownAfter] })
  const row = rows[0]
  if (!row) return null
  return {
    id: row.id,
    tokenHash: row.token,
    userId: row.user_id,
    email: row.email,
    roles: row.roles ?? [],
    openedBy: row.opened_by,
    openedAt: row.created_at.getTime(),
    expiresAt: row.expires_at.getTime(),
    rotatedAt: row.rotated_at.getTime(),
    isTokenSeen: row.token_seen_at !== null,
  }
}

export async function noteTokenSeen(pool: pg.Pool, { id, tokenHash }: SessionRow, now: Date): Promise<void> {
  await pool.query({
    name: "note-token-seen",
    text: "update auth_sessions set token_seen_at = $3 where id = $1 and token = $2 and token_seen_at is null",
    values: [id, tokenHash, now],
  })
}
