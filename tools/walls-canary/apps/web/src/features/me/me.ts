import "../feed/index.ts"

export const me = ""
