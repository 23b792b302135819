import type { TileDraft } from "@confetti/contract/tile-draft"

export type DraftPicture = TileDraft["picture"]

export type PictureFieldProps = {
  value: DraftPicture
  /** The tile's aspect format, by its label. */
  aspect: string
  /** The tile's categories: the first gives a recipe its hue. */
  categories: readonly string[]
  /** It has no other shape than `aspect`, so it is not shown in all of them. */
  isOfOneShape?: boolean
  onChange: (next: DraftPicture) => void
  /** What is wrong with a field of the picture; null where nothing is. */
  problems: (field: keyof DraftPicture) => string | null
}
