import { studioCall } from "../access/studio-call.ts"

/** Who may do what, and who was invited. */
export const editorsRead = { key: "studio-editors", read: () => studioCall("editors-list_editors", null) }
