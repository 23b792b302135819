import sharp, { type Metadata } from "sharp"
import { countScans } from "./jpeg-scans.ts"

/**
 * How the programs read what people sent that decode it, each in a process of its own, within bounds: what a file makes libvips do, it
 * does to that process alone. Nothing that a server runs in itself imports this.
 */

sharp.concurrency(1)
sharp.cache(false)
// What the head of a file says it is has been looked at; of libvips' three dozen readers these four are all that may look further.
sharp.block({ operation: ["VipsForeignLoad"] })
sharp.unblock({
  operation: ["Jpeg", "Png", "Webp", "Heif"].map((format) => `VipsForeignLoad${format}Buffer`),
})

/** No camera writes more than a dozen. Each goes over the whole picture, and a few bytes are enough for one. */
const mostScans = 100

export type Seen = { format: Metadata["format"]; width: number; height: number; pages: number }

/** What a picture says it is, and its size the way it was held; null where it can't be read, or not within reason. */
export async function lookAt(bytes: Buffer): Promise<Seen | null> {
  if (countScans(bytes) > mostScans) return null
  const about = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  return about && { format: about.format, pages: about.pages ?? 1, ...about.autoOrient }
}
