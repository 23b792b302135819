import type { Publisher } from "../../../platform/content/overlay.ts"
import { bringFile } from "../../media/bring-file.ts"
import { prepareMediaFolder } from "../../media/media-folder.ts"
import { addMedia } from "../../media/store.ts"
import { readPack } from "../pack/read-pack.ts"
import { countContentUp } from "../store.ts"
import { writeContent } from "./import-pack.ts"
import { pictureOfItem } from "./prepare-item.ts"
import { type MediaTools, preparePack } from "./prepare-pack.ts"
import { previewTile } from "./preview-tile.ts"

export function createPublisher(dir: string, tools: MediaTools): Publisher {
  return {
    prepare: async (overlay) => {
      const prepared = await preparePack(await readPack(dir, overlay), tools)
      return { overlay, write: (tx, now) => writeContent(tx, prepared, now) }
    },
    prepareItemPicture: async (file) => {
      await prepareMediaFolder(tools.folder)
      if (!(await bringFile(tools.folder, "originals", file))) return null
      const { request, picture } = await pictureOfItem(file, tools)
      return { picture, write: (tx) => addMedia(tx, [request]) }
    },
    countUp: countContentUp,
    preview: (overlay, file) => previewTile(dir, overlay, file, tools),
  }
}
