import type { FeedCard } from "@confetti/contract/feed-item"
import type { RichText } from "@confetti/contract/rich-text"
import type { Tile } from "@confetti/contract/tile"
import type { NeededRole } from "@confetti/domain/editors/roles"
import type { ComponentType } from "react"
import type { CheckedDraft } from "./preview/use-checked-draft.ts"

export type ReadingTextProps = { text: RichText }

export type TilePreviewProps = { checked: CheckedDraft }

export type CardPreviewProps = { card: FeedCard }

export type ScreenProps = {
  language: string
  brandName: string
  /** The readers' view of a draft. Provided by the app: the studio knows no feature. */
  TilePreview: ComponentType<TilePreviewProps>
  CardPreview: ComponentType<CardPreviewProps>
  ReadingText: ComponentType<ReadingTextProps>
}

export type PhoneScreenProps = {
  tile: Tile
  view: "cover" | "story"
  onView: (view: "cover" | "story") => void
}

export type Section = {
  id: string
  title: string
  path: string
  /** The second key of its shortcut, after `g`. */
  letter: string
  role: NeededRole
  /** An icon's path at 24 px. */
  icon: string
  load: () => Promise<ComponentType<ScreenProps>>
}
