import { z } from "zod"

/** The kinds of channel a product has elsewhere. */
export const socialChannels = ["short_video", "photo", "microblog", "chat"] as const

export const socialChannel = z.enum(socialChannels)

export type SocialChannel = z.infer<typeof socialChannel>
