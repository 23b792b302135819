import "../../../server/src/modules/media/file.ts"

export const server = ""
