import type { Picture } from "@confetti/contract/picture"
import type { Tile } from "@confetti/contract/tile"
import type { Db, Tx } from "../db/open-database.ts"

/** A tile of the studio as an editor's file; no text if it is archived. */
export type OverlayTile = {
  id: string
  file: string
  text: string | null
  /** The pack's file it was taken over from. */
  origin: string | null
}

/** A file of the pack as edited in the studio: the brand, the categories, or a page. */
export type OverlayFile = { file: string; text: string }

/** Tiles and files that replace the pack's own when it is read. */
export type Overlay = {
  stamp: number
  tiles: readonly OverlayTile[]
  files: readonly OverlayFile[]
}

export type OverlaySource = {
  stamp: (db: Db) => Promise<number>
  read: (db: Db) => Promise<Overlay>
}

export type PreparedContent = {
  overlay: Overlay
  /** Writes in a transaction that has the content's lock. Throws InvalidPack for problems that only the database can find. */
  write: (tx: Tx, now: Date) => Promise<{ version: number }>
}

export type PreparedPicture = {
  picture: Omit<Picture, "alt">
  /** Stores the requests of its files. */
  write: (tx: Tx) => Promise<void>
}

/** A tile as readers would get it, and the sources of its pictures, which are not made yet. */
export type TilePreview = {
  document: Tile
  art: { file: string; focus?: { x: number; y: number } }
  /** The original of each picture in its text, by picture id. */
  originals: ReadonlyMap<string, string>
}

export type Publisher = {
  /** Throws InvalidPack with all problems of all files. */
  prepare: (overlay: Overlay) => Promise<PreparedContent>
  /** A shop picture of an original; null without that original. */
  prepareItemPicture: (file: string) => Promise<PreparedPicture | null>
  /** Locks the content and increases its version, for content that is in no file. */
  countUp: (tx: Tx, now: Date) => Promise<void>
  /** A tile of an overlay; null if its front matter, or the rest of the pack, is invalid. */
  preview: (overlay: Overlay, file: string) => Promise<TilePreview | null>
}
