import type { Overlay, TilePreview } from "../../../platform/content/overlay.ts"
import { bringOriginals } from "../../media/bring-originals.ts"
import { parseOnce } from "../pack/parse-once.ts"
import { InvalidPack } from "../pack/problem.ts"
import { pathsIn, readPack } from "../pack/read-pack.ts"
import { checkArt } from "./art-of-tile.ts"
import { checkComparisons } from "./check-comparisons.ts"
import { checkClips } from "./clip-of-subtile.ts"
import { type MediaTools, prepareTile } from "./prepare-pack.ts"
import { tileDocument } from "./tile-documents.ts"

/**
 * Previews one tile of an overlay with the import's own steps. Problems in the text are ignored as long as the front matter can be read,
 * since an unfinished draft always has some. Films that are not ready are left out.
 */
export async function previewTile(
  dir: string,
  overlay: Overlay,
  file: string,
  tools: MediaTools,
): Promise<TilePreview | null> {
  const own = overlay.tiles.find((tile) => tile.file === file)
  const tile = own && own.text !== null ? parseOnce(file, own.text).tile : null
  if (!tile) return null
  // Its problems were already reported.
  const tiles = overlay.tiles.map((each) => (each === own ? { ...each, text: null } : each))
  const pack = await readPack(dir, { ...overlay, tiles }).catch((error: unknown) => {
    if (error instanceof InvalidPack) return null
    throw error
  })
  if (!pack?.categories.some(({ slug }) => slug === tile.fields.categories[0])) return null
  await bringOriginals(tools.folder, [own?.text ?? null])
  const pathOf = pathsIn({ dir, overlay }, tools.folder.originals)
  if ((await checkArt(pathOf, tile)).length > 0) return null
  const hasSoundClips = (await checkClips(pathOf, tile)).length === 0
  const hasSoundPairs = (await checkComparisons(pathOf, tile)).length === 0
  const shown = pack.linkTile({
    ...tile,
    clips: hasSoundClips ? tile.clips : tile.clips.map(() => null),
    comparisons: hasSoundPairs ? tile.comparisons : [],
  })
  const prepared = await prepareTile(pack, shown, pathOf, { ...tools, makesFilms: false })
  const pictures = prepared.requests.flatMap(({ id, request }) =>
    request.kind === "picture" ? [{ id, art: request.art }] : [],
  )
  const [cover, ...inText] = pictures
  if (!cover) return null
  const originals = new Map(inText.map(({ id, art }) => [id, art.file]))
  return { document: tileDocument(shown, 0, prepared.media), art: cover.art, originals }
}
