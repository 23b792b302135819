/** What the search chooses. All are numbers without unit; `ridge` is in mean diagonals of the Gram matrix, so that it fits any size. */
export type Settings = {
  /** A person's row counts n^−alpha. */
  alpha: number
  /** Added to every diagonal: pulls weights of rare pairs to 0. */
  ridge: number
  /** Added to each diagonal, in its own size: what training with interactions dropped at random comes to (EDLAE). */
  dropout: number
  /** How much of itself an item may explain: 0 is the textbook's zero diagonal, more helps rare items (RDLAE). */
  slack: number
  /** What a popular tile in the history says about a person: its weights are divided by popularity^mute. */
  mute: number
  /** How far popularity lifts a tile: its scores are divided by popularity^fade. */
  fade: number
  /** How many leading directions of taste are known, and how much their filter adds to the closed form's weights. */
  tastes: number
  blend: number
}

/** Where the search starts: good on MovieLens-100K and -1M, and what too little data to search with gets. */
export const startSettings: Settings = {
  alpha: 0.8,
  ridge: 5,
  dropout: 2,
  slack: 0.4,
  mute: 0.1,
  fade: 0.1,
  tastes: 96,
  blend: 0.2,
}
