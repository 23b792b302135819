import type { RichText } from "@confetti/contract/rich-text"
import type { TileDraft } from "@confetti/contract/tile-draft"
import type { Tile } from "@confetti/contract/tile"
import type { NeededRole } from "@confetti/domain/editors/roles"
import type { ComponentType } from "react"

export type ReadingTextProps = { text: RichText }

export type TilePreviewProps = {
  /** The id of the tile in the studio. */
  tileId: string
  draft: TileDraft
}

/** What every screen of the studio is given. */
export type ScreenProps = {
  /** Of the reader, for numbers and dates. */
  language: string
  brandName: string
  /** How readers will see a draft, as it is typed. Comes from the app: the studio knows no feature. */
  TilePreview: ComponentType<TilePreviewProps>
  /** Text as readers have it, on pages and in tiles. */
  ReadingText: ComponentType<ReadingTextProps>
}

/** What a phone shows of a tile. */
export type PhoneScreenProps = {
  tile: Tile
  view: "cover" | "story"
  onView: (view: "cover" | "story") => void
}

export type Section = {
  id: string
  title: string
  path: string
  /** `g` and then this letter opens it. */
  letter: string
  role: NeededRole
  /** A path of the icon, drawn at 24 px. */
  icon: string
  load: () => Promise<ComponentType<ScreenProps>>
}
