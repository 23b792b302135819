import { sql } from "kysely"
import type { Db } from "../../../platform/db/open-database.ts"
import type { ItemRow } from "./studio-items-store.ts"

export type StudioItemRow = ItemRow & { original: string | null }

/** Items created, taken over or switched in the studio, archived ones included, in the shop's order. */
export async function itemsOfStudio(db: Db): Promise<StudioItemRow[]> {
  const { rows } = await sql<StudioItemRow>`
    select i.*, coalesce(i.picture_file, m.request::json->'art'->>'file') as original
    from reward_items i left join media m on m.id = i.document::json->'picture'->>'id'
    where i.origin = 'studio' or i.studio_status is not null
    order by i.position, i.id`.execute(db)
  return rows
}
