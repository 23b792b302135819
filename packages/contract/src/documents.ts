import { z } from "zod"

export const maxTileIds = 100

export type OneDocument<Document> = { document: Document | null }
export type ManyDocuments<Document> = { documents: Document[] }

/**
 * `GET /documents/tiles` takes exactly one of: `slug` (a tile or null), `ids` (in this order, without unknown ones; `developing=false`
 * includes developing ones), or `developing=true` (all developing ones, latest change first).
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
