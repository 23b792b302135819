import { studioCall } from "../access/studio-call.ts"

export const editorsRead = { key: "studio-editors", read: () => studioCall("editors-list_editors", null) }
