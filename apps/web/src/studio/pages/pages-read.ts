import { studioCall } from "../access/studio-call.ts"

export const pagesRead = { key: "studio-pages", read: () => studioCall("studio-list_pages", {}) }
