import type { TileDraft } from "@confetti/contract/tile-draft"
import fc from "fast-check"

/** A draft with nothing in it, for tests. */
export function emptyDraft(change: Partial<TileDraft> = {}): TileDraft {
  return {
    slug: "bread",
    title: "Bread rises",
    teaser: "",
    categories: [],
    aspect: "4x3",
    developing: false,
    published: "",
    updated: null,
    season: null,
    formerly: [],
    picture: { kind: "file", file: "", focus: null, alt: "" },
    sources: [],
    questions: [],
    next: null,
    opening: [],
    subtiles: [],
    ...change,
  }
}

export function subtile(key: string, heading = ""): TileDraft["subtiles"][number] {
  return { key, heading, date: null, slug: null, body: [], clip: null }
}

const word = fc.constantFrom("a", "b", "c")

/** Drafts of a few short words, so that two of them are alike here and differ there. */
export const drafts: fc.Arbitrary<TileDraft> = fc
  .record({
    title: word,
    categories: fc.uniqueArray(word, { maxLength: 2 }),
    opening: fc.array(
      word.map((text) => ({ type: "paragraph" as const, text: [text] })),
      { maxLength: 2 },
    ),
    subtiles: fc.uniqueArray(fc.tuple(fc.constantFrom("1", "2", "3", "4", "5"), word), {
      maxLength: 5,
      selector: ([key]) => key,
    }),
  })
  .map(({ subtiles, ...rest }) =>
    emptyDraft({ ...rest, subtiles: subtiles.map(([key, heading]) => subtile(key, heading)) }),
  )
