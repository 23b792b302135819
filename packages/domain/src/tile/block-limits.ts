/** How much the blocks of a tile's text hold that are more than text, in characters as a reader counts them: what publishing asks for. */
export const blockLimits = {
  question: { least: 1, most: 140 },
  why: { least: 1, most: 240 },
  options: { least: 2, most: 4 },
  option: { least: 1, most: 80 },
  /** What stands above a table or a chart. */
  title: { least: 1, most: 100 },
  /** More would not fit beside each other on a small phone. */
  columns: { least: 2, most: 5 },
  column: { least: 1, most: 24 },
  rows: { least: 1, most: 20 },
  cell: { least: 1, most: 80 },
  unit: { least: 1, most: 24 },
  /** What a chart shows, for those who don't see it. */
  words: { least: 20, most: 300 },
  label: { least: 1, most: 40 },
  items: {
    bars: { least: 2, most: 12 },
    dots: { least: 2, most: 12 },
    line: { least: 3, most: 60 },
    squares: { least: 1, most: 4 },
  },
  /** Of numbers in charts and guesses, below and above zero. */
  number: 1e12,
  /** How many places a slider can stand at: more than a finger can tell apart is no guess any more. */
  steps: { least: 4, most: 10_000 },
} as const
