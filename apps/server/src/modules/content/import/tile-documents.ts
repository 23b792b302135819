import type { Clip } from "@confetti/contract/clip"
import type { Picture } from "@confetti/contract/picture"
import type { RichText } from "@confetti/contract/rich-text"
import type { Tile } from "@confetti/contract/tile"
import { cardFile, filmFile } from "../../media/media-name.ts"
import type { Media } from "../../media/media-request.ts"
import { startOfMoment } from "../pack/fields.ts"
import type { PackTile } from "../pack/read-pack.ts"
import { type ComparedPictures, withPictures } from "./compared-pictures.ts"
import { withGuessIds } from "./guess-ids.ts"
import { withoutYaml } from "./without-yaml.ts"

export type TileMedia = {
  picture: Picture
  card: Media
  film: Media | null
  clips: (Clip | null)[]
  compared: ComparedPictures
}

export function tileDocument(
  tile: PackTile,
  version: number,
  { picture, card, film, clips, compared }: TileMedia,
): Tile {
  const { fields } = tile
  const finished = (text: RichText) => withoutYaml(withGuessIds(withPictures(text, compared), tile.id))
  return {
    id: tile.id,
    slug: tile.slug,
    parentId: null,
    version,
    title: fields.title,
    teaser: fields.teaser,
    developing: fields.developing === true,
    aspect: fields.aspect,
    categories: fields.categories,
    publishedAt: dateTime(fields.published),
    updatedAt: dateTime(latest(fields.published, fields.updated)),
    picture,
    video: film && { src: `/media/${filmFile(film.id)}`, type: "video/mp4" },
    card: cardFile(card.id),
    body: finished(tile.body),
    sources: tile.sources,
    ...(fields.next && { next: fields.next }),
    subtileIds: tile.subtiles.map(({ id }) => id),
    subtiles: tile.subtiles.map((subtile, at) => ({
      ...subtile,
      body: finished(subtile.body),
      ...(clips[at] && { clip: clips[at] }),
    })),
  }
}

/** The tile's subtiles as documents; missing values come from the tile. */
export function subtileDocuments({ next: _, ...parent }: Tile): Tile[] {
  return parent.subtiles.map(({ id, slug, title, date, body }) => ({
    ...parent,
    id,
    slug,
    parentId: parent.id,
    title,
    publishedAt: date === null ? parent.publishedAt : dateTime(date),
    body,
    subtileIds: [],
    subtiles: [],
  }))
}

/** A date without a time means the start of that day in UTC. */
function dateTime(moment: string): string {
  return new Date(startOfMoment(moment)).toISOString()
}

/** A tile published at noon that names the same day as its update was not updated before that. */
function latest(published: string, updated = published): string {
  return startOfMoment(updated) < startOfMoment(published) ? published : updated
}
