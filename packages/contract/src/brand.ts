import { z } from "zod"

/** What the content pack says of the product's own name. */
export const brand = z.strictObject({
  name: z.string().min(1).max(40),
  tagline: z.string().max(120),
  description: z.string().max(300),
  language: z.string(),
  /** Where the static links lead: a path of this site or an address of the operator's. */
  links: z.record(z.string(), z.string()),
})

export type Brand = z.infer<typeof brand>
