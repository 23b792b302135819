import { dirname, join } from "node:path"
import { AppError } from "@confetti/contract/app-error"
import { takeOverTile } from "@confetti/contract/studio"
import { startOfMoment } from "../../content/pack/fields.ts"
import { mediaFolder } from "../../media/media-folder.ts"
import { formatTile } from "../file/format-tile.ts"
import { findPublished } from "../store.ts"
import { rowOf } from "../tiles/create-row.ts"
import { findFileTile } from "../tiles/pack-tiles.ts"
import { withOwnFiles } from "./own-files.ts"
import { publishingCallable } from "./publication.ts"

export const takeOverTileCallable = publishingCallable(
  takeOverTile,
  async (db, row, { id }, { now, userId, config }) => {
    if (row || (await findPublished(db, id))) throw new AppError("studio/taken-over")
    const found = await findFileTile(config.CONTENT_DIR, id)
    if (!found) throw new AppError("studio/not-found")
    const { file } = found.file
    const folder = mediaFolder(config)
    const draft = await withOwnFiles(found.draft, join(config.CONTENT_DIR, dirname(file)), folder)
    const { text, pathAt } = formatTile(draft)
    const after = {
      ...rowOf(id, draft, userId, now),
      tile_id: id,
      file,
      origin: file,
      published: text,
      published_version: 1,
      publish_at: new Date(startOfMoment(draft.published)),
    }
    return { after, kind: "taken-over", draft, pathAt, problems: [] }
  },
)
