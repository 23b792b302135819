import type { PersonalData } from "../../platform/personal-data.ts"
import { editorOf, eraseEditor } from "./store.ts"

export const personalEditor: PersonalData = {
  name: "editor",
  tables: ["editors"],
  read: async (db, userId) => {
    const row = await editorOf(db, userId)
    return row ? { roles: row.roles, since: row.created_at.toISOString() } : null
  },
  erase: eraseEditor,
}
