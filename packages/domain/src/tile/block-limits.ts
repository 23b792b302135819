/** Limits of a text's blocks for publishing, in graphemes. */
export const blockLimits = {
  question: { least: 1, most: 140 },
  why: { least: 1, most: 240 },
  options: { least: 2, most: 4 },
  option: { least: 1, most: 80 },
  byHand: { least: 20, most: 400 },
  notes: { least: 1, most: 60 },
  /** Events of a sound, each repetition counted: as many as a phone can make. */
  soundEvents: 400,
  /** Seconds of a sound and of a note. */
  soundLength: { least: 0.2, most: 40 },
  noteLength: { least: 0.01, most: 40 },
  /** Hertz that people hear and small loudspeakers play. */
  pitch: { least: 20, most: 16_000 },
  tile: { least: 1, most: 80 },
  /** The reason on a link card: one or two lines beside a small cover. */
  lure: { least: 1, most: 120 },
  comparedLabel: { least: 1, most: 24 },
  caption: { least: 1, most: 160 },
  /** Width of a compared picture, in heights: wider ones are too flat on a phone. */
  comparedShape: { least: 0.6, most: 2.5 },
  title: { least: 1, most: 100 },
  /** More do not fit on a small phone. */
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
  steps: { least: 4, most: 10_000 },
  places: { least: 1, most: 12 },
  countries: { least: 1, most: 40 },
  routes: { least: 1, most: 4 },
  routePoints: { least: 2, most: 40 },
  diagramSteps: { least: 2, most: 8 },
  stepLabel: { least: 1, most: 48 },
  stepText: { least: 1, most: 200 },
  /** A diagram's units: on the smallest phone one is less than a pixel. */
  diagramWidth: 320,
  diagramHeight: { least: 120, most: 400 },
  shapes: { least: 1, most: 40 },
  shapePoints: { least: 2, most: 40 },
  /** Marks of a scroll; on the smallest phone none overlaps the next. */
  scrollItems: { least: 3, most: 16 },
  scrollLabel: { least: 1, most: 40 },
  scrollText: { least: 1, most: 90 },
  /** The scale's length in smallest distances: more would be endless scrolling. */
  scrollLength: 60,
  /** Letters on a diagram: more would overlap with large text. */
  mark: { least: 1, most: 12 },
} as const
