/** Optional app icons, each drawn as `/icons/{name}`. */
export const appIcons = ["paper", "sun", "plum", "outline"] as const

export type AppIcon = (typeof appIcons)[number]
