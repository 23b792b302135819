import { cpSync } from "node:fs"
import { join } from "node:path"
import { openDatabase } from "../../apps/server/src/platform/db/open-database.ts"
import { itemId } from "./seed-shop.ts"

const content = join(import.meta.dirname, "../../content")
const likedTiles = 20

/** Restores an item that the server took out of the shop because no pack has it. Returns the tiles it read. */
export async function putBackItem(place: { DATA_DIR: string; DATABASE_URL: string }): Promise<string[]> {
  const { db, close } = await openDatabase(place)
  await db.updateTable("reward_items").set({ removed_at: null }).where("id", "=", itemId).execute()
  const tiles = await db.selectFrom("tiles").select("id").limit(likedTiles).execute()
  await close()
  return tiles.map(({ id }) => id)
}

/** Something to read, and nothing to redeem but what the drill itself put there. */
export function packWithoutShop(folder: string): string {
  const pack = join(folder, "pack")
  cpSync(content, pack, { recursive: true, filter: (path) => !path.startsWith(join(content, "shop")) })
  return pack
}
