import { z } from "zod"

export const category = z.strictObject({
  slug: z.string(),
  title: z.string(),
  order: z.int(),
  /** Where its emoji picture is served. Categories without one are left out of every list. */
  emojiImageUrl: z.string(),
  /** The emoji as text, for places that cannot show a picture. */
  emoji: z.string(),
  /** OKLCH hue angle, 0 to 360. */
  hue: z.number(),
})

export type Category = z.infer<typeof category>
