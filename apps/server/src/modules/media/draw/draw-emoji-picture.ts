import sharp from "sharp"
import { emojiAssetPath } from "../../pictures/emoji-asset-path.ts"
import { writeWhole } from "../media-folder.ts"

/** Writes an emoji's picture as a square of `size` pixels. */
export async function drawEmojiPicture(emoji: string, size: number, path: string): Promise<void> {
  const asset = emojiAssetPath(emoji)
  if (asset === null) throw new Error(`the set has no picture of ${emoji}`)
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  const picture = sharp(asset).resize(size, size, { fit: "contain", background: clear })
  await writeWhole(path, await picture.webp({ quality: 82, alphaQuality: 90, effort: 5 }).toBuffer())
}
