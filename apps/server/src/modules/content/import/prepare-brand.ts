import type { Brand } from "@confetti/contract/brand"
import sharp from "sharp"
import { about, type Say, t } from "../../../platform/words/say.ts"
import type { MediaFolder } from "../../media/media-folder.ts"
import { iconFile } from "../../media/media-name.ts"
import { iconSizes, type Media, mediaOf } from "../../media/media-request.ts"
import { exists, findPictureProblem, keepOriginal } from "../../media/originals.ts"
import { brandFile } from "../pack/parse-brand.ts"
import type { Problem } from "../pack/problem.ts"
import type { Pack, PathOf } from "../pack/read-pack.ts"

const leastSide = 512

export async function checkIcon(pathOf: PathOf, { icon }: Pick<Pack, "icon">): Promise<Problem[]> {
  if (icon === null) return []
  const problem = await findIconProblem(pathOf(brandFile, icon.name))
  return problem === null ? [] : [{ file: brandFile, line: icon.line, say: about("`icon`", problem), path: ["icon"] }]
}

async function findIconProblem(path: string): Promise<Say | null> {
  if (!(await exists(path))) return t`was not found`
  const problem = await findPictureProblem(path)
  if (problem !== null) return problem
  const { width, height } = (await sharp(path).metadata()).autoOrient
  if (width !== height) return t`must be a square; it is ${width} × ${height}`
  return width < leastSide ? t`must have at least ${leastSide} pixels a side; it has ${width}` : null
}

export async function prepareBrand(
  pathOf: PathOf,
  { brand, icon }: Pick<Pack, "brand" | "icon">,
  folder: MediaFolder,
): Promise<{ brand: Brand; requests: Media[] }> {
  if (icon === null) return { brand, requests: [] }
  const file = await keepOriginal(folder, pathOf(brandFile, icon.name))
  const made = (size: number, isMaskable = false) => mediaOf({ kind: "icon", version: 1, file, size, isMaskable })
  const [touch, small] = [made(iconSizes.touch), made(iconSizes.small)]
  const [large, maskable] = [made(iconSizes.large), made(iconSizes.large, true)]
  const address = ({ id }: Media): string => `/media/${iconFile(id)}`
  const icons = {
    touch: address(touch),
    small: address(small),
    large: address(large),
    maskable: address(maskable),
  }
  return { brand: { ...brand, icons }, requests: [touch, small, large, maskable] }
}
