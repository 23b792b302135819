import type { Picture } from "@confetti/contract/picture"
import type { Tile } from "@confetti/contract/tile"
import type { Db, Tx } from "../db/open-database.ts"

/** A tile that was written in the studio: the file an editor of files would have written, or none where it is archived. */
export type OverlayTile = {
  id: string
  file: string
  text: string | null
  /** The file of the pack it was taken over from. */
  origin: string | null
}

/** Another file of the pack as the studio has it: the brand, the categories, or a page. */
export type OverlayFile = { file: string; text: string }

/** What is laid over the files of a pack when it is read. Its tiles and files come in place of the pack's own. */
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
  /** Writes it in a transaction that has the content's lock. Throws InvalidPack where only the database knows what is wrong. */
  write: (tx: Tx, now: Date) => Promise<{ version: number }>
}

export type PreparedPicture = {
  picture: Omit<Picture, "alt">
  /** Writes down how its files are made. */
  write: (tx: Tx) => Promise<void>
}

/** A tile as its readers would get it, and what its pictures are made from: their files are not there yet. */
export type TilePreview = {
  document: Tile
  art: { file: string; focus?: { x: number; y: number } }
  /** The original of each picture in its text, by the picture's id. */
  originals: ReadonlyMap<string, string>
}

export type Publisher = {
  /** Throws InvalidPack with everything that is wrong, of whichever file. */
  prepare: (overlay: Overlay) => Promise<PreparedContent>
  /** Makes a picture of an original, to be shown in the shop. Null where there is no such original. */
  prepareItemPicture: (file: string) => Promise<PreparedPicture | null>
  /** Takes the content's lock and counts its version up: for what is content and stands in no file. */
  countUp: (tx: Tx, now: Date) => Promise<void>
  /** One tile of an overlay, made by the same code. Null where it can't be: its front matter is unsound, or the rest of the pack is. */
  preview: (overlay: Overlay, file: string) => Promise<TilePreview | null>
}
