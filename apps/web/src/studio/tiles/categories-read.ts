import { readDocuments } from "../../platform/api.ts"

/** What a tile can be sorted into. */
export const categoriesRead = { key: "studio categories", read: () => readDocuments("categories") }
