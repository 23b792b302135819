import { blockLimits } from "@confetti/domain/tile/block-limits"
import { haveOneShape, isComparedShape } from "@confetti/domain/tile/compared-shape"
import sharp from "sharp"
import { about, type Say, t } from "../../../platform/words/say.ts"
import { oncePerFile } from "../../media/once-per-file.ts"
import { exists, flawOfPicture } from "../../media/originals.ts"
import type { ComparedFile, Comparison } from "../pack/blocks/find-comparisons.ts"
import type { TileFile } from "../pack/parse-tile.ts"
import type { Problem } from "../pack/problem.ts"
import type { PathOf } from "../pack/read-pack.ts"

const { least: narrowest, most: widest } = blockLimits.comparedShape

export const seenSizeOf = oncePerFile(async (path) => (await sharp(path).metadata()).autoOrient)

export async function checkComparisons(pathOf: PathOf, { file, comparisons }: TileFile): Promise<Problem[]> {
  const problems = await Promise.all(
    comparisons.map(async (pair) => {
      const flaws = await flawsOf(pair, (name) => pathOf(file, name))
      return flaws.map(({ line, say }) => ({ file, line, say: about("compare:", say) }))
    }),
  )
  return problems.flat()
}

type Flaw = { line: number; say: Say }

async function flawsOf({ before, after }: Comparison, pathOf: (name: string) => string): Promise<Flaw[]> {
  const flawOf = async (side: string, { file, line }: ComparedFile): Promise<Flaw[]> => {
    const path = pathOf(file)
    const flaw = (await exists(path)) ? await flawOfPicture(path) : t`was not found beside this file`
    return flaw === null ? [] : [{ line, say: about(`\`${side}.picture\` ${file}`, flaw) }]
  }
  const flaws = [...(await flawOf("before", before)), ...(await flawOf("after", after))]
  if (flaws.length > 0) return flaws
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
