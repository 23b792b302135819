import { z } from "zod"

/** The app's platform. Others, including Android, are `unknown`. */
export const platforms = ["ios", "web", "unknown"] as const

export const platform = z.enum(platforms)

export type Platform = z.infer<typeof platform>
