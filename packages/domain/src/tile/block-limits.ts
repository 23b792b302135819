/** How much the blocks of a tile's text hold that are more than text, in characters as a reader counts them: what publishing asks for. */
export const blockLimits = {
  question: { least: 1, most: 140 },
  why: { least: 1, most: 240 },
  options: { least: 2, most: 4 },
  option: { least: 1, most: 80 },
  byHand: { least: 20, most: 400 },
  notes: { least: 1, most: 60 },
  /** All that sounds, each once: a phone makes so many at a time. */
  soundEvents: 400,
  /** In seconds, of a whole sound and of one note. */
  soundLength: { least: 0.2, most: 40 },
  noteLength: { least: 0.01, most: 40 },
  /** In hertz: what ears hear, and a small loudspeaker still says. */
  pitch: { least: 20, most: 16_000 },
  tile: { least: 1, most: 80 },
  /** What a card says of why one would follow it: a line or two beside a small cover. */
  lure: { least: 1, most: 120 },
  comparedLabel: { least: 1, most: 24 },
  caption: { least: 1, most: 160 },
  /** The width of a picture that is compared, in heights of it: beyond that it is a strip on a phone. */
  comparedShape: { least: 0.6, most: 2.5 },
  title: { least: 1, most: 100 },
  /** More would not fit beside each other on a small phone. */
  columns: { least: 2, most: 5 },
  column: { least: 1, most: 24 },
  rows: { least: 1, most: 20 },
  cell: { least: 1, most: 80 },
  unit: { least: 1, most: 24 },
  words: { least: 20, most: 300 },
  label: { least: 1, most: 40 },
  items: {
    bars: { least: 2, most: 12 },
    dots: { least: 2, most: 12 },
    line: { least: 3, most: 60 },
    squares: { least: 1, most: 4 },
  },
  number: 1e12,
  /** How many places a slider can stand at: more than a finger can tell apart is no guess any more. */
  steps: { least: 4, most: 10_000 },
  places: { least: 1, most: 12 },
  countries: { least: 1, most: 40 },
  routes: { least: 1, most: 4 },
  routePoints: { least: 2, most: 40 },
  diagramSteps: { least: 2, most: 8 },
  stepLabel: { least: 1, most: 48 },
  stepText: { least: 1, most: 200 },
  /** Of a diagram, in its own units: on the smallest phone one is less than a pixel. */
  diagramWidth: 320,
  diagramHeight: { least: 120, most: 400 },
  shapes: { least: 1, most: 40 },
  shapePoints: { least: 2, most: 40 },
  /** What one scrolls past; a line each, so that on the smallest phone none reaches into the next. */
  scrollItems: { least: 3, most: 16 },
  scrollLabel: { least: 1, most: 40 },
  scrollText: { least: 1, most: 90 },
  /** How many times the smallest distance of two neighbours the whole way may be: beyond that it is all scrolling. */
  scrollLength: 60,
  /** Letters on a diagram: more would run into each other where text is large. */
  mark: { least: 1, most: 12 },
} as const
