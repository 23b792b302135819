import { cropSquare } from "./crop-square.ts"

/** Pixels a side: sharp at the largest size a portrait is shown, and some 60 kB. */
const most = 512

/**
 * A file's picture as a square JPEG in a data address, drawn here: the original, with the place it was taken at in it, never
 * leaves the device. Null when the browser can't read it.
 */
export async function shrinkPicture(file: Blob): Promise<string | null> {
  try {
    const bitmap = await createImageBitmap(file)
    const { left, top, side, size } = cropSquare(bitmap.width, bitmap.height, most)
    const canvas = document.createElement("canvas")
    canvas.width = size
    canvas.height = size
    const context = canvas.getContext("2d")
    if (!context) return null
    // A JPEG has no see-through parts; black, like the room, shows through them.
    context.fillStyle = "#000"
    context.fillRect(0, 0, size, size)
    context.imageSmoothingQuality = "high"
    context.drawImage(bitmap, left, top, side, side, 0, 0, size, size)
    bitmap.close()
    return canvas.toDataURL("image/jpeg", 0.86)
  } catch {
    return null
  }
}
