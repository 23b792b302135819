import type { TestServer } from "./start-test-server.ts"

/** Makes a person with a session, without any of sign-in's steps. Gives the header that speaks for them. */
export async function signInDirectly({ services }: TestServer, userId: string): Promise<{ authorization: string }> {
  const token = `token-of-${userId}`
  await services.pool.query("insert into auth_users (id, name, email) values ($1, $1, $2)", [
    userId,
    `${userId}@x.test`,
  ])
  await services.pool.query(
    "insert into auth_sessions (id, user_id, token, expires_at) values ($1, $2, $3, '2999-01-01')",
    [`session-of-${userId}`, userId, token],
  )
  return { authorization: `Bearer ${token}` }
}
