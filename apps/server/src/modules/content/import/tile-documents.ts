import type { Clip } from "@confetti/contract/clip"
import type { Picture } from "@confetti/contract/picture"
import type { Tile } from "@confetti/contract/tile"
import { cardFile, filmFile } from "../../media/media-name.ts"
import type { Media } from "../../media/media-request.ts"
import type { PackTile } from "../pack/read-pack.ts"

/** The media of a tile, as its document names them. */
export type TileMedia = {
  picture: Picture
  card: Media
  film: Media | null
  /** Of each subtile, in their order. */
  clips: (Clip | null)[]
}

/** A tile as it crosses the wire. */
export function tileDocument(tile: PackTile, version: number, { picture, card, film, clips }: TileMedia): Tile {
  const { fields } = tile
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
    updatedAt: dateTime(fields.updated ?? fields.published),
    picture,
    video: film && { src: `/media/${filmFile(film.id)}`, type: "video/mp4" },
    card: cardFile(card.id),
    body: tile.body,
    sources: tile.sources,
    subtileIds: tile.subtiles.map(({ id }) => id),
    subtiles: tile.subtiles.map((subtile, at) => ({ ...subtile, ...(clips[at] && { clip: clips[at] }) })),
  }
}

/** Its subtiles, each as a document of its own: what it does not have itself is its parent's. */
export function subtileDocuments(parent: Tile): Tile[] {
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

/** Content is dated by the day; it appears as that day begins in UTC. */
function dateTime(date: string): string {
  return `${date}T00:00:00.000Z`
}
