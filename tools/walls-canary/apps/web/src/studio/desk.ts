import "../app/shell.ts"

export const desk = ""
