import type { NamedFilesOf } from "../../../platform/backup/named-files.ts"
import { type ShopItem, shopItem } from "../../../platform/content/shop-item.ts"
import type { Db } from "../../../platform/db/open-database.ts"
import { originalPath } from "../../media/media-folder.ts"
import { itemsOfStudio } from "./export-store.ts"
import { readStock } from "./studio-items-store.ts"

export type StudioItem = {
  id: string
  position: number
  /** Only the switch is the studio's; the file sets the rest. */
  isSwitchedOnly: boolean
  isArchived: boolean
  item: ShopItem
  left: { variant: string; pieces: number }[]
  original: string | null
}

export async function readStudioItems(db: Db): Promise<StudioItem[]> {
  const rows = await itemsOfStudio(db)
  const stock = await readStock(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, position, origin, status, removed_at, document, original }) => ({
    id,
    position,
    isSwitchedOnly: origin === "pack",
    isArchived: removed_at !== null,
    item: shopItem.parse({ ...JSON.parse(document), status }),
    left: stock.flatMap(({ item_id, variant, stock: pieces, taken }) =>
      item_id === id ? [{ variant, pieces: pieces - taken }] : [],
    ),
    original,
  }))
}

export const namedItemPictures: NamedFilesOf = async ({ db }) => {
  const rows = await itemsOfStudio(db)
  return rows.flatMap(({ origin, original }) =>
    origin === "studio" && original !== null ? [originalPath(original)] : [],
  )
}
