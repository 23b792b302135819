import { blockLimits } from "@confetti/domain/tile/block-limits"
import { haveOneShape, isComparedShape } from "@confetti/domain/tile/compared-shape"
import sharp from "sharp"
import { about, type Say, t } from "../../../platform/words/say.ts"
import { oncePerFile } from "../../media/once-per-file.ts"
import { exists, findPictureProblem } from "../../media/originals.ts"
import type { ComparedFile, Comparison } from "../pack/blocks/find-comparisons.ts"
import type { TileFile } from "../pack/parse-tile.ts"
import type { Problem } from "../pack/problem.ts"
import type { PathOf } from "../pack/read-pack.ts"

const { least: narrowest, most: widest } = blockLimits.comparedShape

export const seenSizeOf = oncePerFile(async (path) => (await sharp(path).metadata()).autoOrient)

export async function checkComparisons(pathOf: PathOf, { file, comparisons }: TileFile): Promise<Problem[]> {
  const problems = await Promise.all(
    comparisons.map(async (pair) => {
      const missing = await findProblems(pair, (name) => pathOf(file, name))
      return missing.map(({ line, say }) => ({ file, line, say: about("compare:", say) }))
    }),
  )
  return problems.flat()
}

type SideProblem = { line: number; say: Say }

async function findProblems({ before, after }: Comparison, pathOf: (name: string) => string): Promise<SideProblem[]> {
  const findProblem = async (side: string, { file, line }: ComparedFile): Promise<SideProblem[]> => {
    const path = pathOf(file)
    const problem = (await exists(path)) ? await findPictureProblem(path) : t`was not found beside this file`
    return problem === null ? [] : [{ line, say: about(`\`${side}.picture\` ${file}`, problem) }]
  }
  const missing = [...(await findProblem("before", before)), ...(await findProblem("after", after))]
  if (missing.length > 0) return missing
  const [one, other] = [await seenSizeOf(pathOf(before.file)), await seenSizeOf(pathOf(after.file))]
  const said = ({ width, height }: typeof one) => `${width} × ${height}`
  if (!haveOneShape(one, other))
    return [
      {
        line: after.line,
        say: t`\`after.picture\` ${after.file} is ${said(other)}, and ${before.file} is ${said(one)}: crop both to the same shape`,
      },
    ]
  if (isComparedShape(one)) return []
  const say = t`\`before.picture\` ${before.file} is ${said(one)}: it must be ${narrowest} to ${widest} times as wide as it is high`
  return [{ line: before.line, say }]
}
