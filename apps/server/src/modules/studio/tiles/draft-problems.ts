import type { StudioProblem } from "@confetti/contract/studio"
import type { TileDraft } from "@confetti/contract/tile-draft"
import type { ReadContext } from "../../../platform/callables/define-callable.ts"
import { wordsIn } from "../../../platform/words/words-in.ts"
import { checkTile } from "../../content/import/check-tile.ts"
import { mustParseSoon } from "../../content/pack/must-parse-soon.ts"
import { tileId } from "../../content/pack/tile-id.ts"
import { mediaFolder } from "../../media/media-folder.ts"
import { formatTile } from "../file/format-tile.ts"
import { studioOverlay } from "../overlay/overlay-store.ts"
import { overlayWith } from "../overlay/overlay-with.ts"
import { draftToPublish } from "../publish/draft-to-publish.ts"
import { fileOfDraft } from "../publish/file-of-draft.ts"
import { beforeOf, identityProblems } from "../publish/plan-publication.ts"
import { viewDraftProblems } from "../publish/view-problems.ts"
import type { StudioRow } from "../store.ts"

export async function draftProblems(
  row: StudioRow,
  draft: TileDraft,
  { db, config, content, now }: Pick<ReadContext, "db" | "config" | "content" | "now">,
): Promise<StudioProblem[]> {
  const ready = draftToPublish(draft, beforeOf(row), { now, at: null })
  const file = fileOfDraft(ready, row.file)
  const { text, pathAt } = formatTile(ready)
  await mustParseSoon({ kind: "tile", file, text })
  const id = tileId(ready.slug, ready.formerly)
  const overlay = overlayWith(await studioOverlay.read(db), { id: row.tile_id ?? id, file, text, origin: row.origin })
  const found = await checkTile(config.CONTENT_DIR, overlay, file, mediaFolder(config))
  const words = wordsIn(content.current().brand.language)
  const own = { draft: ready, file, pathAt }
  return [...(await identityProblems(db, row, { file, id, words })), ...viewDraftProblems(found, own, words)]
}
