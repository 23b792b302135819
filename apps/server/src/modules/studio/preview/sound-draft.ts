import type { StudioProblem } from "@confetti/contract/studio"
import type { TileDraft } from "@confetti/contract/tile-draft"

const standIns = {
  title: "A tile without a title",
  teaser: "A teaser that is still to be written",
  alt: "A picture that nobody has described yet",
  source: { title: "A source", by: "Somebody", year: null, kind: "page", doi: null, isbn: null, url: null },
  picture: { kind: "recipe", recipe: "drift", emoji: "🎉", extras: [], seed: 1 },
} as const

/**
 * A draft in which everything its front matter needs is sound, so that it can be shown at all: while somebody writes there is always something
 * missing. What is wrong gives way to a stand-in; what is right stays.
 */
export function soundDraft(draft: TileDraft, problems: readonly StudioProblem[], known: readonly string[]): TileDraft {
  const wrong = new Set(problems.flatMap(({ path }) => (path ? [String(path[0]), path.slice(0, 2).join(".")] : [])))
  const or = <Value>(field: keyof TileDraft, value: Value, otherwise: Value): Value =>
    wrong.has(field) ? otherwise : value
  // Whether there is such a category is asked only of what is sound otherwise.
  const categories = draft.categories.filter((slug) => known.includes(slug))
  const sources = draft.sources.filter((_, at) => !wrong.has(`sources.${at}`))
  return {
    ...draft,
    slug: or("slug", draft.slug, "preview"),
    title: or("title", draft.title, standIns.title),
    teaser: or("teaser", draft.teaser, standIns.teaser),
    categories: or("categories", categories.length > 0 ? categories : known.slice(0, 1), known.slice(0, 1)),
    aspect: or("aspect", draft.aspect, draft.developing ? "developing" : "19.5x9"),
    updated: or("updated", draft.updated, null),
    season: or("season", draft.season, null),
    formerly: or("formerly", draft.formerly, []),
    picture: soundPicture(draft.picture, problems),
    sources: wrong.has("sources")
      ? [...sources.slice(0, 6), ...(sources.length > 0 ? [] : [standIns.source])]
      : sources,
    questions: or("questions", draft.questions, []),
  }
}

function soundPicture(picture: TileDraft["picture"], problems: readonly StudioProblem[]): TileDraft["picture"] {
  const wrong = problems.flatMap(({ path }) => (path?.[0] === "picture" ? [path[1]] : []))
  const alt = wrong.includes("alt") ? standIns.alt : picture.alt
  const isArtSound = wrong.every((field) => field === "alt")
  return isArtSound ? { ...picture, alt } : { ...picture, ...standIns.picture, extras: [], alt }
}
