export const crumb = ""
