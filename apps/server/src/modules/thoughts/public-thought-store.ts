import type pg from "pg"

export type PublicRow = { body: string; name: string; tile_id: string }

export async function findPublic(pool: pg.Pool, thoughtId: string): Promise<PublicRow | undefined> {
  const { rows } = await pool.query<PublicRow>({
    name: "thoughts-public",
    text: `select t.body, t.tile_id, coalesce(u.name, '') as name from thoughts t left join users u on u.user_id = t.user_id
      where t.thought_id = $1 and t.state = 'approved' and t.deleted_at is null`,
    values: [thoughtId],
  })
  return rows[0]
}
