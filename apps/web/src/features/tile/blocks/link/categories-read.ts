import { readDocuments } from "../../../../platform/api.ts"

/** The categories, under the key by which the app has them (`use-categories.ts`): they came with the page, and are read once for all. */
export const categoriesRead = { key: "categories", read: () => readDocuments("categories") }
