import "../pages/page.ts"

export const pages = ""
