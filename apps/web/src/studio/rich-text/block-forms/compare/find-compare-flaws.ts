import { t } from "@confetti/domain/messages/t"
import { blockLimits } from "@confetti/domain/tile/block-limits"
import { haveOneShape, isComparedShape, type PictureSize } from "@confetti/domain/tile/compared-shape"
import { tileLimits } from "@confetti/domain/tile/tile-limits"
import { type Flaws, flawsOf, textFlaw } from "../flaws.ts"
import { inWords } from "../in-words.ts"
import type { ComparedPicture, CompareValues } from "./compare-values.ts"

/** Whether its files are still there is found out with the rest of the text. */
export function findCompareFlaws({ before, after, caption }: CompareValues): Flaws {
  return flawsOf({
    ...sideFlaws("before", before),
    ...sideFlaws("after", after),
    "before.picture": pictureFlaw(before),
    "after.picture": pictureFlaw(after) ?? pairFlaw(before, after),
    caption: textFlaw(caption, blockLimits.caption, t`Say what is compared.`),
  })
}

function sideFlaws(side: keyof CompareValues, { alt, label }: ComparedPicture): Record<string, string | null> {
  return {
    [`${side}.alt`]: textFlaw(alt, tileLimits.alt, t`Say what is seen in it, for those who don’t see it.`),
    [`${side}.label`]: textFlaw(label, blockLimits.comparedLabel, t`Give it a label.`),
  }
}

function pictureFlaw({ picture, size, isSending }: ComparedPicture): string | null {
  if (isSending) return t`It is still on its way. Wait for it, or stop it.`
  if (picture === "") return t`Choose a picture here.`
  if (size === null || isComparedShape(size)) return null
  const [least, most] = [inWords(blockLimits.comparedShape.least), inWords(blockLimits.comparedShape.most)]
  return t`This picture is ${pixels(size)}. Cut it to ${least} to ${most} times as wide as high.`
}

function pairFlaw(before: ComparedPicture, after: ComparedPicture): string | null {
  if (after.picture === before.picture) return t`This is the other picture once more. Choose another one.`
  if (before.size === null || after.size === null || haveOneShape(before.size, after.size)) return null
  return t`This picture is ${pixels(after.size)}, and the other one is ${pixels(before.size)}. Cut both to one shape.`
}

/** In one piece, wherever the line ends. */
function pixels({ width, height }: PictureSize): string {
  return `${width}\u00a0×\u00a0${height}`
}
