import "../../app/shell.ts"

export const shell = ""
