import "../studio/desk.ts"

export const visit = ""
