import type { Overlay } from "../../../platform/content/overlay.ts"
import { parseOnce } from "../pack/parse-once.ts"
import { InvalidPack, type Problem, sortProblems } from "../pack/problem.ts"
import { pathsIn, readPack } from "../pack/read-pack.ts"
import { checkArt } from "./art-of-tile.ts"
import { checkClips } from "./clip-of-subtile.ts"

/** What an import would find wrong with this one tile of the overlay, its pictures and films included. Nothing is drawn. */
export async function checkTile(dir: string, overlay: Overlay, file: string, originals: string): Promise<Problem[]> {
  const text = overlay.tiles.find((tile) => tile.file === file)?.text ?? ""
  const problems = await readPack(dir, overlay).then(
    () => [],
    (error: unknown) => {
      if (error instanceof InvalidPack) return error.problems
      throw error
    },
  )
  const { tile } = parseOnce(file, text)
  const pathOf = pathsIn({ dir, overlay }, originals)
  const media = tile ? [...(await checkArt(pathOf, tile)), ...(await checkClips(pathOf, tile))] : []
  return sortProblems([...problems.filter((problem) => problem.file === file), ...media])
}
