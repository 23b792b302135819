import type { Overlay } from "../../../platform/content/overlay.ts"
import { bringOriginals } from "../../media/bring-originals.ts"
import type { MediaFolder } from "../../media/media-folder.ts"
import { parseOnce } from "../pack/parse-once.ts"
import { InvalidPack, type Problem, sortProblems } from "../pack/problem.ts"
import { pathsIn, readPack } from "../pack/read-pack.ts"
import { checkArt } from "./art-of-tile.ts"
import { checkComparisons } from "./check-comparisons.ts"
import { checkClips } from "./clip-of-subtile.ts"

/** Problems that an import would find with one tile of the overlay, its pictures and films included. Draws nothing. */
export async function checkTile(dir: string, overlay: Overlay, file: string, folder: MediaFolder): Promise<Problem[]> {
  const text = overlay.tiles.find((tile) => tile.file === file)?.text ?? ""
  const problems = await readPack(dir, overlay).then(
    () => [],
    (error: unknown) => {
      if (error instanceof InvalidPack) return error.problems
      throw error
    },
  )
  const { tile } = parseOnce(file, text)
  await bringOriginals(folder, [text])
  const pathOf = pathsIn({ dir, overlay }, folder.originals)
  const checks = [checkArt, checkClips, checkComparisons]
  const media = tile ? (await Promise.all(checks.map((check) => check(pathOf, tile)))).flat() : []
  return sortProblems([...problems.filter((problem) => problem.file === file), ...media])
}
