import { type TileDraft, tileDraft } from "@confetti/contract/tile-draft"
import type { TileFile } from "../../content/pack/parse-tile.ts"
import { subtileNames } from "../../content/pack/tile-id.ts"
import { draftTextOf } from "./draft-text-of.ts"

/** A parsed tile file as a draft with the same content. Null if a draft can't hold it, such as deeper formatting. */
export function draftOfTile(tile: TileFile): TileDraft | null {
  const { fields, slug, body, subtiles, clips } = tile
  const headings = subtiles.map(({ title, date }) => date ?? title)
  const ownSlugs = subtileNames(fields.formerly?.[0] ?? slug, headings)
  const draft: TileDraft = {
    slug,
    title: fields.title,
    teaser: fields.teaser,
    categories: fields.categories,
    aspect: fields.aspect,
    developing: fields.developing === true,
    published: fields.published,
    updated: fields.updated ?? null,
    season: fields.season ?? null,
    formerly: fields.formerly ?? [],
    picture: draftPicture(fields.picture),
    sources: fields.sources.map(({ year = null, doi = null, isbn = null, url = null, ...source }) => {
      return { ...source, year, doi, isbn, url }
    }),
    questions: fields.questions ?? [],
    next: fields.next ?? null,
    opening: draftTextOf(body),
    subtiles: subtiles.map((subtile, at) => {
      const clip = clips[at]
      return {
        key: String(at + 1),
        heading: subtile.title,
        date: subtile.date,
        slug: subtile.slug === ownSlugs[at] ? null : subtile.slug,
        body: draftTextOf(subtile.body),
        clip: clip ? { file: clip.file, alt: clip.alt } : null,
      }
    }),
  }
  return tileDraft.safeParse(draft).data ?? null
}

export function draftPicture({ file, video, focus, alt }: TileFile["fields"]["picture"]): TileDraft["picture"] {
  return { kind: video === undefined ? "file" : "video", file: file ?? video ?? "", focus: focus ?? null, alt }
}
