import { t } from "@confetti/domain/messages/t"
import { blockLimits } from "@confetti/domain/tile/block-limits"
import { countFlaw } from "../count-flaw.ts"
import { type Flaws, flawsOf, optionalFlaw, textFlaw } from "../flaws.ts"
import { isEmptyRow } from "../is-empty-row.ts"
import { rowFlaws } from "../row-flaws.ts"
import type { MapValues } from "./map-values.ts"
import { placeFlaws } from "./place-flaws.ts"
import { regionFlaws } from "./region-flaws.ts"
import { routeFlaw } from "./route-flaw.ts"

export function findMapFlaws({ title, words, unit, region, places, routes }: MapValues): Flaws {
  return flawsOf({
    title: textFlaw(title, blockLimits.title, t`Give it a title.`),
    words: textFlaw(words, blockLimits.words, t`Say what is to be seen in it, for those who don’t see it.`),
    unit: optionalFlaw(unit, blockLimits.unit),
    ...regionFlaws(region),
    ...rowFlaws("places", places, isEmptyRow, placeFlaws(places)),
    places: countFlaw(places.filter((place) => !isEmptyRow(place)).length, blockLimits.places),
    ...rowFlaws("routes", routes, isEmptyRow, ({ points }) => ({ points: routeFlaw(points) })),
  })
}
