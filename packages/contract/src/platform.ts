import { z } from "zod"

/** Where the app runs. What is neither is `unknown`, the Android shell too. */
export const platforms = ["ios", "web", "unknown"] as const

export const platform = z.enum(platforms)

export type Platform = z.infer<typeof platform>
