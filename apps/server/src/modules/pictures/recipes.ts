import type { RecipeName } from "@confetti/domain/recipe-names"
import type { Recipe } from "./artwork.ts"
import { bloom } from "./recipes/bloom.ts"
import { constellation } from "./recipes/constellation.ts"
import { contours } from "./recipes/contours.ts"
import { drift } from "./recipes/drift.ts"
import { grid } from "./recipes/grid.ts"
import { halftone } from "./recipes/halftone.ts"
import { orbits } from "./recipes/orbits.ts"
import { prisms } from "./recipes/prisms.ts"
import { rays } from "./recipes/rays.ts"
import { ribbons } from "./recipes/ribbons.ts"
import { strata } from "./recipes/strata.ts"
import { waves } from "./recipes/waves.ts"

export const recipes: Record<RecipeName, Recipe> = {
  orbits,
  strata,
  waves,
  contours,
  halftone,
  rays,
  grid,
  bloom,
  ribbons,
  constellation,
  prisms,
  drift,
}
