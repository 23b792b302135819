import type { OwnRead } from "../../platform/documents/own-documents.ts"
import { parseNothing } from "../../platform/documents/query-parser.ts"
import type { Module } from "../../platform/module.ts"
import type { PersonalData } from "../../platform/personal-data.ts"
import { markTutorialsCallable } from "./mark-seen.ts"
import { replayTutorialsCallable } from "./replay.ts"
import { eraseSeen, knownTutorials, tutorialsSeenBy } from "./store.ts"

const readTutorials: OwnRead = async ({ userId }, query, { db }) => {
  parseNothing(query)
  return { documents: knownTutorials(await tutorialsSeenBy(db, userId)) }
}

const personalTutorials: PersonalData = {
  name: "tutorials",
  tables: ["tutorials_seen"],
  read: async (db, userId) =>
    (await tutorialsSeenBy(db, userId)).map(({ tutorial, seenAt }) => ({ tutorial, seenAt: seenAt.toISOString() })),
  erase: eraseSeen,
}

export const tutorials: Module = {
  name: "tutorials",
  tables: ["tutorials_seen"],
  callables: [markTutorialsCallable, replayTutorialsCallable],
  ownDocuments: { tutorials: readTutorials },
  personal: [personalTutorials],
}
