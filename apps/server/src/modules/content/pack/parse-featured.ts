import type { CardWindow } from "@confetti/domain/feed/card-window"
import { z } from "zod"
import { t } from "../../../platform/words/say.ts"
import { checkShape } from "./check-shape.ts"
import { text } from "./fields.ts"
import type { Report } from "./problem.ts"
import { readYaml } from "./read-yaml.ts"
import { atMost } from "./refinements.ts"
import { backwards, isForwards, windowFields } from "./window-fields.ts"

/** The feed shows two at a time. */
const mostFeatured = 30

const featuredFields = z.strictObject({ item: text(1, 80), ...windowFields }).refine(isForwards, backwards)

export type FeaturedFile = { item: string; window: CardWindow; isOff: boolean }

export const featuredFile = "featured.yaml"

/** Reads `featured.yaml` in order. Whether the item exists is checked later: some exist only in the studio. */
export function parseFeatured(yaml: string, report: Report): FeaturedFile[] | null {
  const source = readYaml(yaml, 1, report)
  const list =
    source &&
    checkShape(
      z.array(featuredFields).check(atMost(mostFeatured, t`can have at most ${mostFeatured} items`)),
      source,
      report,
    )
  if (!list) return null
  return list.map(({ item, from = null, until = null, off = false }) => ({ item, window: { from, until }, isOff: off }))
}
