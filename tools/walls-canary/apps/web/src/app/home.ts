import "../features/feed/feed.ts"

export const home = ""
