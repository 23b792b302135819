import "../modules/media/file.ts"

export const log = {}
