export const page = ""
