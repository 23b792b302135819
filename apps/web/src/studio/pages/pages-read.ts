import { studioCall } from "../access/studio-call.ts"

/** Every page the app can have, and where each comes from. */
export const pagesRead = { key: "studio-pages", read: () => studioCall("studio-list_pages", {}) }
