import "../media/file.ts"

export const query = ""
