import { readDocuments } from "../../platform/api.ts"

export const categoriesRead = { key: "studio categories", read: () => readDocuments("categories") }
