import { z } from "zod"

export const category = z.strictObject({
  slug: z.string(),
  title: z.string(),
  order: z.int(),
  /** Address of its emoji picture. Categories without one are not listed. */
  emojiImageUrl: z.string(),
  /** The emoji as text, where no picture can be shown. */
  emoji: z.string(),
  hue: z.number(),
})

export type Category = z.infer<typeof category>
