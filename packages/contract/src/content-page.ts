import { z } from "zod"
import { richText } from "./rich-text.ts"

/** A page behind a static link: about, privacy, terms, support. */
export const contentPage = z.strictObject({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  body: richText,
})

export type ContentPage = z.infer<typeof contentPage>
