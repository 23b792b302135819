import "./crumb.ts"

export const cover = ""
