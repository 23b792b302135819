import { t } from "@confetti/domain/messages/t"
import type { RecipeName } from "@confetti/domain/tile/recipe-names"

export const recipeWords: Readonly<Record<RecipeName, string>> = {
  orbits: t`Orbits`,
  strata: t`Strata`,
  waves: t`Waves`,
  contours: t`Contours`,
  halftone: t`Halftone`,
  rays: t`Rays`,
  grid: t`Grid`,
  bloom: t`Bloom`,
  ribbons: t`Ribbons`,
  constellation: t`Constellation`,
  prisms: t`Prisms`,
  drift: t`Drift`,
}
