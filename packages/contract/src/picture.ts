import { z } from "zod"

/**
 * A picture in several sizes. Files are `/media/{id}-{width}.avif` and `.webp` for each of `widths` (pixels); the id is a hash of the
 * content, so that files are cached for ever.
 */
export const picture = z.strictObject({
  id: z.string(),
  alt: z.string(),
  /** The largest size, in pixels; also the box's ratio. */
  width: z.int().positive(),
  height: z.int().positive(),
  widths: z.array(z.int().positive()),
  /** A ThumbHash in base64, shown until the picture is loaded. */
  thumbhash: z.string(),
  /** The average colour, `#rrggbb`. */
  color: z.string(),
})

export type Picture = z.infer<typeof picture>

/** A short, silent film; its picture is the poster. */
export const video = z.strictObject({ src: z.string(), type: z.string() })

export type Video = z.infer<typeof video>
