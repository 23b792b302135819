export const feed = ""
