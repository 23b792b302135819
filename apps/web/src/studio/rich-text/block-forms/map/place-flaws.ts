import { t } from "@confetti/domain/messages/t"
import { blockLimits } from "@confetti/domain/tile/block-limits"
import { numberFlaw, optionalFlaw } from "../flaws.ts"
import { givenFlaw } from "../given-flaw.ts"
import { labelFlaw } from "../label-flaw.ts"
import { oneLine } from "../one-line.ts"
import type { MapPlace } from "./map-values.ts"
import { pointFlaw } from "./point-flaw.ts"
import { wordsIn } from "./words-in.ts"

/** Whether it lies on the map, and beside all others, is found out where the map is drawn. */
export function placeFlaws(places: readonly MapPlace[]) {
  return ({ at, countries, value, text }: MapPlace, place: number): Record<keyof MapPlace, string | null> => {
    const isCountry = wordsIn(countries).length > 0
    const isNowhere = oneLine(at) === "" && !isCountry
    return {
      label: labelFlaw(places, place, blockLimits.stepLabel),
      at: isNowhere ? t`Say where it is, here or by its countries.` : givenFlaw(at, pointFlaw),
      countries: countriesFlaw(wordsIn(countries)),
      value: givenFlaw(value, isCountry ? numberFlaw : () => t`Only countries are shaded.`),
      text: optionalFlaw(text, blockLimits.stepText),
    }
  }
}

function countriesFlaw(codes: readonly string[]): string | null {
  const unknown = codes.find((code) => !/^[a-z]{2}$/i.test(code))
  if (unknown !== undefined) return t`“${unknown}” is no country’s two letters.`
  const { most } = blockLimits.countries
  return codes.length > most ? t`There is room for ${most} countries.` : null
}
