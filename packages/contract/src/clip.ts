import { z } from "zod"
import { picture } from "./picture.ts"

export const clip = z.object({
  kind: z.literal("clip"),
  /** Its first frame. */
  poster: picture,
  /** H.264 and AAC in MP4, largest first, in pixels. */
  sources: z.array(z.object({ src: z.string(), type: z.string(), width: z.int(), height: z.int() })).min(1),
  /** Seconds. */
  duration: z.number().positive(),
  hasSound: z.boolean(),
  /** A WebVTT file, or null. */
  captions: z.string().nullable(),
})

export type Clip = z.infer<typeof clip>
