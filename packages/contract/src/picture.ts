import { z } from "zod"

/**
 * A picture in its made sizes. Files are `/media/{id}-{width}.avif` and `.webp` for each of `widths` (pixels);
 * the id is a hash of the content, so every file is cached for ever.
 */
export const picture = z.strictObject({
  id: z.string(),
  alt: z.string(),
  /** The largest size, in pixels; the ratio of the box. */
  width: z.int().positive(),
  height: z.int().positive(),
  widths: z.array(z.int().positive()),
  /** A ThumbHash, base64: the blurred ghost that is there from the first frame. */
  thumbhash: z.string(),
  /** The ghost's average colour, `#rrggbb`. */
  color: z.string(),
})

export type Picture = z.infer<typeof picture>

/** A short film, played without sound; its picture is the poster. */
export const video = z.strictObject({ src: z.string(), type: z.string() })

export type Video = z.infer<typeof video>
