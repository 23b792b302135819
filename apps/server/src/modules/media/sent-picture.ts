import sharp, { type Metadata } from "sharp"
import { countScans } from "./jpeg-scans.ts"

/**
 * Settings and checks of programs that decode received pictures, each in its own process to contain libvips. The server never imports this.
 */

sharp.concurrency(1)
sharp.cache(false)
// Four of libvips' three dozen decoders are enough.
sharp.block({ operation: ["VipsForeignLoad"] })
sharp.unblock({
  operation: ["Jpeg", "Png", "Webp", "Heif"].map((format) => `VipsForeignLoad${format}Buffer`),
})

/** No camera writes more than a dozen. Each scan covers the whole picture, and costs an attacker few bytes. */
const mostScans = 100

export type Seen = { format: Metadata["format"]; width: number; height: number; pages: number }

/** Format, upright size in pixels and number of pages of a picture; null without a readable header, or with too many scans. */
export async function lookAt(bytes: Buffer): Promise<Seen | null> {
  if (countScans(bytes) > mostScans) return null
  const about = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  return about && { format: about.format, pages: about.pages ?? 1, ...about.autoOrient }
}
