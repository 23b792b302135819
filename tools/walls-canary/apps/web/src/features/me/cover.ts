import "../tile/cover.ts"

export const cover = ""
