import { defined } from "@confetti/domain/defined"
import type pg from "pg"

/** What somebody does with a tile they take to. */
export type Interaction = "tap" | "finish" | "like"

/** How much each says, from 0 to 1: to the training as to the order that is made from it. */
export const interactionWeight: Readonly<Record<Interaction, number>> = { tap: 0.3, finish: 0.6, like: 1 }

/** The strongest thing a person did with a tile. */
export type InteractionRow = { userId: string; tileId: string; interaction: Interaction }

const interactions: readonly Interaction[] = ["tap", "finish", "like"]
/** Ids hold none: one long text is read quicker than as many rows. */
const parting = "\u001f"

/** The people whose feed was made last, the latest first: those who come here. */
export async function latestPeople(pool: pg.Pool, most: number): Promise<string[]> {
  const { rows } = await pool.query<{ ids: string | null }>(
    `select string_agg(user_id, '${parting}') as ids from (
      select user_id from feeds where computed_at is not null order by computed_at desc, user_id limit $1
    ) latest`,
    [most],
  )
  return rows[0]?.ids?.split(parting) ?? []
}

/** What these people took to, whenever that was. */
export async function interactionsOf(pool: pg.Pool, userIds: readonly string[]): Promise<InteractionRow[]> {
  const { rows } = await pool.query<{ user_id: string; tile_id: string; interaction: number }>({
    name: "interactions-of",
    text: `
      select user_id, tile_id, max(interaction) as interaction from (
        select user_id, tile_id, 0 as interaction from tile_taps where user_id = any($1)
        union all
        select user_id, tile_id, 1 from tile_reads where user_id = any($1) and finished_at is not null
        union all
        select user_id, tile_id, 2 from likes where user_id = any($1)
      ) met
      group by user_id, tile_id order by user_id, tile_id`,
    values: [userIds],
  })
  return rows.map(({ user_id, tile_id, interaction }) => ({
    userId: user_id,
    tileId: tile_id,
    interaction: defined(interactions[interaction]),
  }))
}

/** Some of the people who read this tile to the end or like it. */
export async function readersOfTile(pool: pg.Pool, tileId: string, most: number): Promise<string[]> {
  const { rows } = await pool.query<{ user_id: string }>({
    name: "readers-of-tile",
    text: `
      select user_id from (
        (select user_id from likes where tile_id = $1 limit $2)
        union
        (select user_id from tile_reads where tile_id = $1 and finished_at is not null limit $2)
      ) readers
      order by user_id limit $2`,
    values: [tileId, most],
  })
  return rows.map(({ user_id }) => user_id)
}
