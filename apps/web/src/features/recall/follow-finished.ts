import { readShare } from "@confetti/domain/tile/read-share"
import { nowReading } from "../tile/index.ts"
import { keptRecall } from "./kept-recall.ts"

/** Nobody is signed in: what a guest reads to its end is remembered on this device. Until what is given back is called. */
export function followFinished(): () => void {
  let lastId: string | null = null
  return nowReading.on(() => {
    const reading = nowReading.get()
    if (!reading || reading.tile.developing || reading.tile.parentId !== null) return
    const { tile, page } = reading
    if (readShare(page, tile.subtiles.length) < 1 || tile.id === lastId) return
    lastId = tile.id
    const { id, slug, title, categories } = tile
    keptRecall.addFinished({ tileId: id, slug, title, category: categories[0] ?? null, readAt: Date.now() })
  })
}
