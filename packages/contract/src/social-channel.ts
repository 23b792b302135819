export const socialChannels = ["short_video", "photo", "microblog", "chat"] as const

export type SocialChannel = (typeof socialChannels)[number]
