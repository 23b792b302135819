import "../search/query.ts"

export const search = ""
