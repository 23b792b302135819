import { z } from "zod"

export const maxTileIds = 100

export type OneDocument<Document> = { document: Document | null }
export type ManyDocuments<Document> = { documents: Document[] }

/**
 * `GET /documents/tiles` takes exactly one of: `slug` (first match or null), `ids` (in the order asked, unknown ones left
 * out; with `developing=false` also those still in development), or `developing=true` alone (all that still grow,
 * the latest changed first).
 */
export const tilesQuery = z
  .strictObject({
    slug: z.string().min(1).max(200).optional(),
    ids: z
      .string()
      .transform((text) => [...new Set(text.split(",").filter((id) => id !== ""))])
      .refine((ids) => ids.length <= maxTileIds && ids.every((id) => id.length <= 64), {
        message: `At most ${maxTileIds} ids of at most 64 characters.`,
      })
      .optional(),
    developing: z.enum(["true", "false"]).optional(),
  })
  .refine(
    ({ slug, ids, developing }) => {
      if (slug !== undefined) return ids === undefined && developing === undefined
      return ids !== undefined ? developing !== "true" : developing === "true"
    },
    { message: "Ask for tiles by slug, by ids, or for those still developing." },
  )

export type TilesQuery = z.infer<typeof tilesQuery>
