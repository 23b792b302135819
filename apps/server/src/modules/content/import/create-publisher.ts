import type { Publisher } from "../../../platform/content/overlay.ts"
import { readPack } from "../pack/read-pack.ts"
import { writeContent } from "./import-pack.ts"
import { preparePack, type Workshop } from "./prepare-pack.ts"
import { previewTile } from "./preview-tile.ts"

/** Imports the pack in this folder under any overlay. */
export function createPublisher(dir: string, workshop: Workshop): Publisher {
  return {
    prepare: async (overlay) => {
      const prepared = await preparePack(await readPack(dir, overlay), workshop)
      return { overlay, write: (tx, now) => writeContent(tx, prepared, workshop, now) }
    },
    preview: (overlay, file) => previewTile(dir, overlay, file, workshop),
  }
}
