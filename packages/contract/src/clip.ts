import { z } from "zod"
import { picture } from "./picture.ts"

export const clip = z.object({
  kind: z.literal("clip"),
  /** Its first moment, as a picture of the same shape. */
  poster: picture,
  /** H.264 and AAC in MP4, the largest first. `width` and `height` are pixels. */
  sources: z.array(z.object({ src: z.string(), type: z.string(), width: z.int(), height: z.int() })).min(1),
  /** Seconds. */
  duration: z.number().positive(),
  hasSound: z.boolean(),
  /** A WebVTT file; null where there is none. */
  captions: z.string().nullable(),
})

export type Clip = z.infer<typeof clip>
