import { t } from "@confetti/domain/messages/t"
import { blockLimits } from "@confetti/domain/tile/block-limits"
import { type Flaws, flawsOf, textFlaw } from "../flaws.ts"
import type { TryValues } from "./try-values.ts"

export function findTryFlaws({ title, byHand }: TryValues): Flaws {
  return flawsOf({
    title: textFlaw(title, blockLimits.title, t`Give it a title.`),
    byHand: textFlaw(byHand, blockLimits.byHand, t`Say how to do it by hand.`),
  })
}
