import { t } from "@confetti/domain/messages/t"
import { blockLimits } from "@confetti/domain/tile/block-limits"
import { type Flaws, flawsOf, optionalFlaw, textFlaw } from "../flaws.ts"
import { type LinkValues, slugIn } from "./link-values.ts"

/** Whether there is such a tile is found out with the rest of the text. */
export function findLinkFlaws({ tile, why }: LinkValues): Flaws {
  return flawsOf({
    tile: textFlaw(slugIn(tile), blockLimits.tile, t`Say which tile it leads to.`),
    why: optionalFlaw(why, blockLimits.lure),
  })
}
