import { join } from "node:path"
import type { DraftText } from "@confetti/contract/tile-draft"
import { isMap, parseDocument } from "yaml"
import type { MediaFolder } from "../../media/media-folder.ts"
import { keepIfThere } from "./keep-if-there.ts"

export async function withOwnPictures(text: DraftText, dir: string, folder: MediaFolder): Promise<DraftText> {
  return Promise.all(
    text.map(async (block) => {
      if (block.type !== "fenced" || block.kind !== "compare") return block
      const document = parseDocument(block.yaml)
      for (const side of ["before", "after"]) {
        const name = isMap(document.contents) ? document.getIn([side, "picture"]) : undefined
        // oxlint-disable-next-line no-await-in-loop -- two files, which are read whole.
        if (typeof name === "string") document.setIn([side, "picture"], await keepIfThere(folder, join(dir, name)))
      }
      return { ...block, yaml: document.toString({ lineWidth: 0 }).trimEnd() }
    }),
  )
}
