import "../../../../../packages/cover-art/src/cover.ts"

export const cover = ""
