export const shell = ""
