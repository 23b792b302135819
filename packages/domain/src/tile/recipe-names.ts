/**
 * The families of generative composition a cover can be drawn with. Content names one in its front matter (`picture.recipe`);
 * `cover-art` draws it. Shared so that both it and the importer know what exists.
 */
export const recipeNames = [
  "orbits",
  "strata",
  "waves",
  "contours",
  "halftone",
  "rays",
  "grid",
  "bloom",
  "ribbons",
  "constellation",
  "prisms",
  "drift",
] as const

export type RecipeName = (typeof recipeNames)[number]
