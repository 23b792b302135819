/** Limits of a tile's texts and parts for publishing, in graphemes. */
export const tileLimits = {
  title: { least: 6, most: 72 },
  teaser: { least: 20, most: 120 },
  alt: { least: 20, most: 200 },
  categories: { least: 1, most: 3 },
  sources: { least: 1, most: 6 },
  sourceText: { least: 1, most: 200 },
  subtiles: { least: 1, most: 12 },
  /** None, or this many. */
  questions: { least: 2, most: 6 },
  options: { least: 4, most: 4 },
  question: { least: 1, most: 120 },
  option: { least: 1, most: 60 },
  why: { least: 1, most: 160 },
  next: { least: 1, most: 160 },
} as const

/** The length in graphemes without surrounding spaces. */
export function textLength(text: string): number {
  return [...text.trim()].length
}
