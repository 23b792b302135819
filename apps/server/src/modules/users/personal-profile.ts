import type { PersonalData } from "../../platform/personal-data.ts"
import { findPerson, findPicture, forgetPerson } from "./store.ts"
import { userRecordView } from "./user-record-view.ts"

/** A person's record, and the picture itself. */
export const personalProfile: PersonalData = {
  name: "profile",
  tables: ["users", "invite_codes", "user_pictures"],
  read: async (db, userId) => {
    const person = await findPerson(db, userId)
    if (!person) return null
    const { isEditor: _isEditor, picture: _address, ...record } = userRecordView(person, false)
    const webp = await findPicture(db, userId)
    return { ...record, picture: webp && `data:image/webp;base64,${webp.toString("base64")}` }
  },
  erase: forgetPerson,
}
