import type { Picture } from "@confetti/contract/picture"
import type { RichText } from "@confetti/contract/rich-text"
import type { DrawingPool } from "../../media/drawing-pool.ts"
import { ghostOf } from "../../media/ghosts.ts"
import type { MediaFolder } from "../../media/media-folder.ts"
import { largestInShape, type Media, mediaOf, pictureWidths } from "../../media/media-request.ts"
import { keepOriginal } from "../../media/originals.ts"
import type { TileFile } from "../pack/parse-tile.ts"
import type { PathOf } from "../pack/read-pack.ts"
import { seenSizeOf } from "./check-comparisons.ts"

type Made = Omit<Picture, "alt">

export type ComparedPictures = ReadonlyMap<string, Made>

type MediaTools = { folder: MediaFolder; pool: DrawingPool }

/** Stores the originals of compared pictures and their `media` rows. Both of a pair get the shape of the first. */
export async function prepareComparisons(
  pathOf: PathOf,
  { file, comparisons }: Pick<TileFile, "file" | "comparisons">,
  tools: MediaTools,
): Promise<{ compared: ComparedPictures; requests: Media[] }> {
  const compared = new Map<string, Made>()
  const requests: Media[] = []
  for (const { before, after } of comparisons) {
    // oxlint-disable-next-line no-await-in-loop -- sequential: tiles are already prepared in parallel.
    const size = largestInShape(await seenSizeOf(pathOf(file, before.file)))
    for (const { file: name } of [before, after]) {
      const original = await keepOriginal(tools.folder, pathOf(file, name))
      const request = mediaOf({ kind: "picture", art: { kind: "original", file: original }, ...size })
      // oxlint-disable-next-line no-await-in-loop -- as above.
      const ghost = await ghostOf(request, tools)
      compared.set(name, { id: request.id, ...size, widths: [...pictureWidths], ...ghost })
      requests.push(request)
    }
  }
  return { compared, requests }
}

/** A text with its compared pictures. A missing picture leaves its words. */
export function withPictures(text: RichText, compared: ComparedPictures): RichText {
  if (compared.size === 0) return text
  return text.map((block) => {
    if (block.type !== "compare") return block
    const [before, after] = [compared.get(block.before.picture), compared.get(block.after.picture)]
    return before && after ? { ...block, pictures: { before, after } } : block
  })
}
