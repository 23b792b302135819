import type { TileDraft } from "@confetti/contract/tile-draft"

export type DraftPicture = TileDraft["picture"]

export type PictureFieldProps = {
  value: DraftPicture
  /** The tile's aspect format, by its label. */
  aspect: string
  categories: readonly string[]
  isOfOneShape?: boolean
  onChange: (next: DraftPicture) => void
  problems: (field: keyof DraftPicture) => string | null
}
