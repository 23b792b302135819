export const file = ""
