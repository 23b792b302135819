import type { Category } from "@confetti/contract/category"
import type { Tile } from "@confetti/contract/tile"
import { ApiError, readDocuments } from "../../platform/api.ts"
import { searchTileIds } from "../tile/index.ts"
import { chooseFile, fileLike } from "./choose-file.ts"
import { fetchFile } from "./fetch-file.ts"
import { inParallel } from "./in-parallel.ts"

/** The tiles of one read: enough for a journey. */
const mostTiles = 100

/** A category's download: its first tiles with their files. `total` includes those left out. */
export type Download = { category: Category; tiles: Tile[]; files: string[]; bytes: number; total: number }

/** Measures a download file by file, without downloading more than one. Throws an `ApiError`. */
export async function measureCategory(category: Category, userId: string | null): Promise<Download> {
  const ids = await searchTileIds({ query: "", category: category.slug, userId })
  const wanted = ids.slice(0, mostTiles)
  const tiles = wanted.length > 0 ? await readDocuments(`tiles?ids=${wanted.join()}`) : []
  const [first] = tiles
  if (!first) return { category, tiles, files: [], bytes: 0, total: 0 }
  const choice = await chooseFile(first.picture).catch(() => {
    throw new ApiError("offline", "The picture did not come.")
  })
  const files = [...new Set([category.emojiImageUrl, ...tiles.map(({ picture }) => fileLike(picture, choice))])]
  let bytes = documentBytes(tiles)
  await inParallel(files, 6, async (file) => {
    // Added without an await in between: others are counted concurrently.
    const size = await sizeOf(file)
    bytes += size
  })
  return { category, tiles, files, bytes, total: ids.length }
}

/** Each is stored by id and by slug. */
export function documentBytes(tiles: readonly Tile[]): number {
  return 2 * new Blob([JSON.stringify(tiles)]).size
}

async function sizeOf(file: string): Promise<number> {
  const response = await fetchFile(file, { method: "HEAD" })
  return Number(response.headers.get("content-length") ?? 0)
}
