import type { StudioPreview, StudioProblem } from "@confetti/contract/studio"
import type { TileDraft } from "@confetti/contract/tile-draft"
import { type PreviewArt, previewCardAddress, previewPictureAddress } from "@confetti/domain/studio/preview-address"
import type { ReadContext } from "../../../platform/callables/define-callable.ts"
import { tileId } from "../../content/pack/tile-id.ts"
import { formatTile } from "../file/format-tile.ts"
import { studioOverlay } from "../overlay/overlay-store.ts"
import { overlayWith } from "../overlay/overlay-with.ts"
import { draftToPublish } from "../publish/draft-to-publish.ts"
import { fileOfDraft } from "../publish/file-of-draft.ts"
import { beforeOf } from "../publish/plan-publication.ts"
import type { StudioRow } from "../store.ts"
import { soundDraft } from "./sound-draft.ts"

/** Of a picture that is not published yet: a phone's, at one point and at two. */
const widths = [414, 828]

/** A draft as its readers would get it. Null where the rest of the content is in the way. */
export async function previewDraft(
  row: StudioRow,
  draft: TileDraft,
  problems: readonly StudioProblem[],
  { db, config, content, publisher, now }: Pick<ReadContext, "db" | "config" | "content" | "publisher" | "now">,
): Promise<StudioPreview | null> {
  const categories = content.current().categories.map(({ slug }) => slug)
  const ready = draftToPublish(soundDraft(draft, problems, categories), beforeOf(row), { now, at: null })
  const file = fileOfDraft(ready, row.file)
  const id = row.tile_id ?? tileId(ready.slug, ready.formerly)
  const own = { id, file, text: formatTile(ready).text, origin: row.origin }
  const preview = await publisher.preview(overlayWith(await studioOverlay.read(db), own), file)
  if (!preview) return null
  const { document, art } = preview
  const title = draft.title.trim() || "Untitled"
  const shown = { aspect: document.aspect, category: document.categories[0] ?? "" }
  const from = previewArt(ready.picture, art)
  return {
    tile: {
      ...document,
      // As they are typed: too short for readers is long enough to be looked at.
      title,
      teaser: draft.teaser,
      sources: draft.sources.length > 0 ? document.sources : [],
      picture: { ...document.picture, alt: draft.picture.alt, id: previewPictureAddress(from, shown), widths },
    },
    card: previewCardAddress(from, shown, title),
  }
}

function previewArt(
  picture: TileDraft["picture"],
  { file, focus }: { file: string; focus?: { x: number; y: number } },
): PreviewArt {
  if (picture.kind !== "recipe") return { file, focus: focus ?? null }
  const { recipe, emoji, extras, seed } = picture
  return { recipe, emoji, extras, seed }
}
