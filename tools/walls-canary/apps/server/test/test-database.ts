export const database = ""
