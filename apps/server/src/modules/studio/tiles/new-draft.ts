import type { TileDraft } from "@confetti/contract/tile-draft"
import { slugify } from "../../content/pack/tile-id.ts"

const mostTries = 100

export function newDraft(title: string): TileDraft {
  const subtile = { heading: "", date: null, slug: null, body: [], clip: null }
  return {
    slug: "",
    title,
    teaser: "",
    categories: [],
    aspect: "19.5x9",
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
    subtiles: [
      {
        ...subtile,
        key: "1",
      },
      {
        ...subtile,
        key: "2",
      },
    ],
  }
}

export function slugsFor(title: string): string[] {
  const slug = slugify(title) || "untitled"
  return [slug, ...Array.from({ length: mostTries }, (_, at) => `${slug}-${at + 2}`)]
}

export function copyOf(draft: TileDraft): TileDraft {
  const subtiles = draft.subtiles.map((subtile) => ({ ...subtile, slug: null }))
  return { ...draft, subtiles, formerly: [], published: "", updated: null }
}
