import type { Picture } from "@confetti/contract/picture"
import type { RichText } from "@confetti/contract/rich-text"
import { previewPictureAddress } from "@confetti/domain/studio/preview-address"
import type { TilePreview } from "../../../platform/content/overlay.ts"

type Made = Omit<Picture, "alt">

/** Widths of an unpublished picture: a phone's, at one and two pixels a point. */
export const shownWidths = [414, 828]

export function withPreviewPictures(text: RichText, originals: TilePreview["originals"]): RichText {
  const shown = (made: Made): Made => {
    const file = originals.get(made.id)
    if (file === undefined) return made
    const id = previewPictureAddress({ file, focus: null }, { shape: made.width / made.height })
    return { ...made, id, widths: shownWidths }
  }
  return text.map((block) => {
    if (block.type !== "compare" || !block.pictures) return block
    return { ...block, pictures: { before: shown(block.pictures.before), after: shown(block.pictures.after) } }
  })
}
