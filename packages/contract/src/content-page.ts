import { forms } from "@confetti/domain/form-questions"
import { z } from "zod"
import { richText } from "./rich-text.ts"

/** What can be done at a page's foot. */
export const pageActions = ["delete-account"] as const

/** A page behind a static link: about, privacy, terms, support and the like. */
export const contentPage = z.strictObject({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  body: richText,
  /** The form under its text. */
  form: z.enum(forms).optional(),
  action: z.enum(pageActions).optional(),
})

export type ContentPage = z.infer<typeof contentPage>
