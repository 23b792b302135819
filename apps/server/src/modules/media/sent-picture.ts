import sharp, { type Metadata } from "sharp"
import { countScans } from "./jpeg-scans.ts"

/**
 * Settings and first look of the programs that decode what people sent, each in a process of its own: what a file makes libvips do, it
 * does to that process alone. The server itself never imports this.
 */

sharp.concurrency(1)
sharp.cache(false)
// Four of libvips' three dozen readers are enough for what people may send.
sharp.block({ operation: ["VipsForeignLoad"] })
sharp.unblock({
  operation: ["Jpeg", "Png", "Webp", "Heif"].map((format) => `VipsForeignLoad${format}Buffer`),
})

/** No camera writes more than a dozen. Each goes over the whole picture, and a few bytes are enough for one. */
const mostScans = 100

export type Seen = { format: Metadata["format"]; width: number; height: number; pages: number }

/** Format, upright size in pixels and number of pages of a picture; null where it has no readable head, or too many scans. */
export async function lookAt(bytes: Buffer): Promise<Seen | null> {
  if (countScans(bytes) > mostScans) return null
  const about = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  return about && { format: about.format, pages: about.pages ?? 1, ...about.autoOrient }
}
