import type { DraftSubtile, TileDraft } from "@confetti/contract/tile-draft"
import type { DraftPath } from "../file/format-tile.ts"
import { plainText } from "./plain-text.ts"

/** Stand-ins for missing or wrong values; never shown as written text. */
const standIns = {
  title: "A tile without a title",
  teaser: "The teaser has not been written yet",
  alt: "The picture has not been described yet",
  source: { title: "A source", by: "Somebody", year: null, kind: "page", doi: null, isbn: null, url: null },
  heading: "…",
  text: [{ type: "paragraph" as const, text: ["…"] }],
  subtile: { key: "", heading: "…", date: null, slug: null, body: [], clip: null },
} as const

const subtileCount = { least: 2, most: 8 }

type Known = {
  categories: readonly string[]
  today: string
  /** The stand-in picture, by its name among the originals. */
  picture: string
}

/** A draft that can be shown whatever its problems: each field with one is replaced by a stand-in. */
export function soundDraft(draft: TileDraft, problems: readonly DraftPath[], known: Known): TileDraft {
  const wrong = new Set(problems.flatMap((path) => path.map((_, at) => path.slice(0, at + 1).join("."))))
  const or = <Value>(field: keyof TileDraft, value: Value, otherwise: Value): Value => {
    return wrong.has(field) ? otherwise : value
  }
  const anyCategory = known.categories.slice(0, 1)
  // Categories are checked only in otherwise valid drafts.
  const categories = draft.categories.filter((slug) => known.categories.includes(slug))
  const sources = draft.sources.slice(0, 6).filter((_, at) => !wrong.has(`sources.${at}`))
  return {
    ...draft,
    slug: or("slug", draft.slug, "preview"),
    title: or("title", draft.title, standIns.title),
    teaser: or("teaser", draft.teaser, standIns.teaser),
    categories: or("categories", categories.length > 0 ? categories : anyCategory, anyCategory),
    aspect: or("aspect", draft.aspect, draft.developing ? "developing" : "19.5x9"),
    updated: or("updated", draft.updated, null),
    season: or("season", draft.season, null),
    formerly: or("formerly", draft.formerly, []),
    picture: soundPicture(draft.picture, wrong, known.picture),
    sources: or("sources", draft.sources, sources.length > 0 ? sources : [standIns.source]),
    questions: or("questions", draft.questions, []),
    next: or("next", draft.next, null),
    opening: or("opening", draft.opening, plainText(draft.opening) ?? standIns.text.map(copy)),
    subtiles: soundSubtiles(draft, wrong, known.today),
  }
}

function copy(block: { type: "paragraph"; text: readonly string[] }): TileDraft["opening"][number] {
  return { ...block, text: [...block.text] }
}

function soundPicture(
  picture: TileDraft["picture"],
  wrong: ReadonlySet<string>,
  standIn: string,
): TileDraft["picture"] {
  const alt = wrong.has("picture.alt") ? standIns.alt : picture.alt
  const others = Object.keys(picture).filter((field) => field !== "alt" && wrong.has(`picture.${field}`))
  const isArtSound = picture.file !== "" && others.length === 0 && (!wrong.has("picture") || wrong.has("picture.alt"))
  return isArtSound ? { ...picture, alt } : { kind: "file", file: standIn, focus: null, alt }
}

function soundSubtiles({ subtiles, developing }: TileDraft, wrong: ReadonlySet<string>, today: string): DraftSubtile[] {
  const kept = subtiles.slice(0, subtileCount.most)
  const missing = Array.from({ length: Math.max(0, subtileCount.least - kept.length) }, () => ({
    ...standIns.subtile,
    body: standIns.text.map(copy),
  }))
  const areDatesSound = kept.every((_, at) => !wrong.has(`subtiles.${at}.date`))
  return [
    ...kept.map((subtile, at): DraftSubtile => {
      const isWrong = (field: keyof DraftSubtile) => wrong.has(`subtiles.${at}.${field}`)
      const isHeadingSound = !isWrong("heading") && subtile.heading.trim() !== ""
      return {
        ...subtile,
        heading: isHeadingSound ? subtile.heading : standIns.heading,
        slug: isWrong("slug") || isWrong("heading") ? null : subtile.slug,
        body: isWrong("body") ? (plainText(subtile.body) ?? standIns.text.map(copy)) : subtile.body,
        clip: isWrong("clip") ? null : subtile.clip,
      }
    }),
    ...missing,
  ].map((subtile) => {
    if (!developing) return { ...subtile, date: isDated(subtile) && areDatesSound ? subtile.date : null }
    return { ...subtile, date: isDated(subtile) && areDatesSound && missing.length === 0 ? subtile.date : today }
  })
}

function isDated({ date }: DraftSubtile): boolean {
  return date !== null && date !== ""
}
