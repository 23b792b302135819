/** The hyper-parameters. All are numbers without unit, so that they fit any size of catalogue. */
export type Settings = {
  /** Degree normalisation of people: a person with n interactions counts n^−userExponent. */
  userExponent: number
  /** Degree normalisation of items: the ridge penalty of an item grows with popularity^itemExponent. 0 is EASE, 1 is EDLAE's dropout. */
  itemExponent: number
  /** The ridge penalty, in mean diagonals of the normalised Gram matrix. */
  ridge: number
  /** How much the ideal low-pass filter (GF-CF) adds to the ridge filter. */
  lowPass: number
  /** How far popularity lifts an item: its scores are divided by popularity^popularityExponent. */
  popularityExponent: number
}

/** Where the search starts, and what too little data to search with gets: fair on dense and on sparse catalogues. */
export const startSettings: Settings = {
  userExponent: 0.8,
  itemExponent: 0.6,
  ridge: 6,
  lowPass: 0.2,
  popularityExponent: 0.1,
}
