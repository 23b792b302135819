import type { PersonalData } from "../../platform/personal-data.ts"
import { findPerson, findPicture, forgetLikes, forgetPerson, forgetTaps, likesOf, tapsOf } from "./store.ts"
import { tileTapView } from "./tile-tap-view.ts"
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

export const personalLikes: PersonalData = {
  name: "likes",
  tables: ["likes"],
  read: async (db, userId) =>
    (await likesOf(db, userId)).map(({ tileId, likedAt }) => ({ tileId, likedAt: likedAt.toISOString() })),
  erase: forgetLikes,
}

export const personalTaps: PersonalData = {
  name: "tileTaps",
  tables: ["tile_taps"],
  read: async (db, userId) => (await tapsOf(db, userId)).map(tileTapView),
  erase: forgetTaps,
}
