import pg from "pg"

export const serverRole = "confetti"

/** Asks as whoever owns the drill's PostgreSQL. */
export async function queryAsOwner(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(text)
  await client.end()
}

/** A role for the server that is none of the owner's, and a database of its own. Gives where that is. */
export async function createServerDatabase(url: string): Promise<string> {
  await queryAsOwner(url, `create role ${serverRole} login`)
  await queryAsOwner(url, `create database ${serverRole} owner ${serverRole}`)
  const own = new URL(url)
  own.username = serverRole
  own.pathname = `/${serverRole}`
  return String(own)
}
