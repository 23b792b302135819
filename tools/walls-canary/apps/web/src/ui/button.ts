import "../features/feed/index.ts"

export const button = ""
