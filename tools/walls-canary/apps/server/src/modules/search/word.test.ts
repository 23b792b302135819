export const word = ""
