import type { Services } from "../../platform/services.ts"
import { keptIds, parseTileIds } from "./feed-store.ts"

/** A person's order as a search without words lists it; null for who has none. Tiles that went may still be in it. */
export async function personalOrder(userId: string, { pool }: Services): Promise<readonly string[] | null> {
  const json = await keptIds(pool, userId)
  return json === null ? null : parseTileIds(json)
}
