import { join } from "node:path"
import { basename } from "node:path/posix"
import type { StudioPreview, StudioProblem } from "@confetti/contract/studio"
import type { TileDraft } from "@confetti/contract/tile-draft"
import { previewCardAddress, previewPictureAddress } from "@confetti/domain/studio/preview-address"
import type { ReadContext } from "../../../platform/callables/define-callable.ts"
import { parseTile } from "../../content/pack/parse-tile.ts"
import { tileId } from "../../content/pack/tile-id.ts"
import { mediaFolder } from "../../media/media-folder.ts"
import { keepOriginal } from "../../media/originals.ts"
import { type DraftPath, formatTile } from "../file/format-tile.ts"
import { studioOverlay } from "../overlay/overlay-store.ts"
import { overlayWith } from "../overlay/overlay-with.ts"
import { draftToPublish } from "../publish/draft-to-publish.ts"
import { fileOfDraft } from "../publish/file-of-draft.ts"
import { beforeOf } from "../publish/plan-publication.ts"
import type { StudioRow } from "../store.ts"
import { soundDraft } from "./sound-draft.ts"
import { shownWidths, withPreviewPictures } from "./with-preview-pictures.ts"

/** Fixing one problem can reveal others. */
const mostRounds = 4

/** Shown for a draft without a picture. */
const noPicture = join(import.meta.dirname, "no-picture.webp")

type Parts = Pick<ReadContext, "db" | "config" | "content" | "publisher" | "now">

/** A draft as readers would see it. Null if other content prevents it. */
export async function previewDraft(
  row: StudioRow,
  draft: TileDraft,
  problems: readonly StudioProblem[],
  { db, config, content, publisher, now }: Parts,
): Promise<StudioPreview | null> {
  const categories = content.current().categories.map(({ slug }) => slug)
  const picture = await keepOriginal(mediaFolder(config), noPicture)
  const known = { categories, today: new Date(now).toISOString().slice(0, 10), picture }
  const broken: DraftPath[] = problems.flatMap(({ path }) => (path ? [path] : []))
  const whole = draftToPublish(draft, beforeOf(row), { now, at: null })
  let ready = soundDraft(whole, broken, known)
  let found = findProblems(ready, row.file)
  for (let round = 1; round < mostRounds && found.broken.length > 0; round++) {
    broken.push(...found.broken)
    ready = soundDraft(whole, broken, known)
    found = findProblems(ready, row.file)
  }
  const { file, text } = found
  const own = { id: row.tile_id ?? tileId(ready.slug, ready.formerly), file, text, origin: row.origin }
  const preview = await publisher.preview(overlayWith(await studioOverlay.read(db), own), file)
  if (!preview) return null
  const { document, art, originals } = preview
  const title = draft.title.trim() || "Untitled"
  const shown = { aspect: document.aspect, category: document.categories[0] ?? "" }
  const from = { file: art.file, focus: art.focus ?? null }
  const subtiles = document.subtiles
    .filter((_, at) => isBegun(draft.subtiles[at]))
    .map((subtile) => ({ ...subtile, body: withPreviewPictures(subtile.body, originals) }))
  return {
    tile: {
      ...document,
      // As typed: readers' limits do not matter here.
      title,
      teaser: draft.teaser,
      body: draft.opening.length > 0 ? withPreviewPictures(document.body, originals) : [],
      sources: draft.sources.length > 0 ? document.sources : [],
      subtiles,
      subtileIds: subtiles.map(({ id }) => id),
      picture: {
        ...document.picture,
        alt: draft.picture.alt,
        id: previewPictureAddress(from, shown),
        widths: shownWidths,
      },
    },
    card: previewCardAddress(from, shown, title),
  }
}

function findProblems(draft: TileDraft, before: string | null): { file: string; text: string; broken: DraftPath[] } {
  // An invalid slug still gives a file name.
  const file = fileOfDraft(draft, before)
  const { text, pathAt } = formatTile(draft)
  const broken: DraftPath[] = []
  parseTile(file, text, (line, _, path) => broken.push(path ?? pathAt(line)))
  if (basename(file) !== `${draft.slug}.md`) broken.push(["slug"])
  return { file, text, broken }
}

function isBegun(subtile: TileDraft["subtiles"][number] | undefined): boolean {
  return subtile !== undefined && (subtile.heading.trim() !== "" || subtile.body.length > 0)
}
