import { forms } from "@confetti/domain/form-questions"
import { z } from "zod"
import { richText } from "./rich-text.ts"

export const pageActions = ["delete-account"] as const

export const contentPage = z.strictObject({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  body: richText,
  form: z.enum(forms).optional(),
  action: z.enum(pageActions).optional(),
})

export type ContentPage = z.infer<typeof contentPage>
