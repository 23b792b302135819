import type { PersonalData } from "../../platform/personal-data.ts"
import { forgetSeen, tutorialsSeenBy } from "./store.ts"

export const personalTutorials: PersonalData = {
  name: "tutorials",
  tables: ["tutorials_seen"],
  read: async (db, userId) =>
    (await tutorialsSeenBy(db, userId)).map(({ tutorial, seenAt }) => ({ tutorial, seenAt: seenAt.toISOString() })),
  erase: forgetSeen,
}
