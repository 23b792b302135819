import { z } from "zod"
import { callable } from "./callable.ts"

/** Why a tile is where it is: one true sentence. */
export const explainTile = callable({
  name: "feed-explain_tile",
  kind: "read",
  input: z.strictObject({ tileId: z.string().min(1).max(64) }),
  output: z.strictObject({ sentence: z.string() }),
})
