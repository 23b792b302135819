import { z } from "zod"
import { callable } from "./callable.ts"
import { maxTileIds } from "./documents.ts"
import { mostReadsAtOnce } from "./limits.ts"
import { noveltyRating } from "./novelty.ts"

const tileId = z.string().min(1).max(64)

/** A document in `users/{id}/tileTaps`: the last time a tile was opened, and its number of subtiles then. */
export const tileTap = z.object({
  tileId: z.string(),
  tappedDate: z.iso.datetime(),
  subtileCountSnapshot: z.int().nonnegative(),
})

export type TileTap = z.infer<typeof tileTap>

/** `GET /documents/users/{id}/tileTaps?tileId=`: the latest tap on this tile, if any. */
export const tileTapsQuery = z.strictObject({ tileId })

export const tapTile = callable({
  name: "tiles-tap_tile",
  kind: "write",
  access: "person",
  about:
    "Records that a tile was opened. The latest tap wins and is returned; a future time counts as now, and subtiles seen are capped at those there are.",
  errors: ["tile/not-found"],
  input: z.strictObject({
    tileId,
    tappedDate: z.iso.datetime().optional(),
    subtileCount: z.int().min(0).max(10_000).optional(),
  }),
  output: tileTap,
})

/** Reading progress in a tile, `share` from 0 (its cover) to 1 (its end). */
export const tileRead = z.strictObject({
  tileId,
  share: z.number().min(0).max(1),
  /** Visible for three seconds, or more than half seen. */
  isRead: z.boolean(),
  seenDate: z.iso.datetime(),
})

export type TileRead = z.infer<typeof tileRead>

export const recordReads = callable({
  name: "tiles-record_reads",
  kind: "write",
  access: "person",
  about:
    "Records what was seen and read of tiles, at most 50 at once. Repeated, late or out of order, the furthest counts; unknown tiles are left out.",
  input: z.strictObject({ reads: z.array(tileRead).min(1).max(mostReadsAtOnce) }),
  output: z.object({ recorded: z.int() }),
})

/** `GET /documents/users/{id}/tileStates?ids=a,b,c`: a person's state of each tile, without unseen ones. */
export const tileState = z.object({
  tileId: z.string(),
  /** From the latest tap; null if never opened. */
  subtileCountSnapshot: z.int().nonnegative().nullable(),
  share: z.number(),
  isRead: z.boolean(),
  isFinished: z.boolean(),
  /** Their rating at its end; null without one. */
  novelty: noveltyRating.nullable(),
})

export type TileState = z.infer<typeof tileState>

export const tileStatesQuery = z.strictObject({
  ids: z
    .string()
    .transform((text) => [...new Set(text.split(",").filter((id) => id !== ""))])
    .refine((ids) => ids.length <= maxTileIds && ids.every((id) => id.length <= 64), {
      message: `At most ${maxTileIds} ids of at most 64 characters.`,
    }),
})
