import type { PersonalData } from "../../../platform/personal-data.ts"
import { deleteFollows, followsOf } from "./follows-store.ts"
import { deleteMessages, messagesOf } from "./messages-store.ts"
import { deleteSettings, findSettings, settingsOfRow } from "./settings-store.ts"
import { allSubscriptionsOf, deleteSubscriptions } from "./subscriptions-store.ts"

/** Push subscriptions, settings and sent messages. Keys of devices are not exported. */
export const personalPush: PersonalData = {
  name: "push",
  tables: ["push_subscriptions", "push_settings", "push_follows", "push_messages"],
  read: async (db, userId) => {
    const settings = await findSettings(db, userId)
    return {
      devices: (await allSubscriptionsOf(db, userId)).map(({ endpoint, added_at, accepted_at }) => {
        return { endpoint, addedAt: added_at.toISOString(), acceptedAt: accepted_at?.toISOString() ?? null }
      }),
      settings: settings ? { ...settingsOfRow(settings), zone: settings.zone } : null,
      followed: await followsOf(db, userId),
      messages: (await messagesOf(db, userId)).map(({ kind, title, body, path, state, made_at }) => {
        return { kind, title, body, path, state, madeAt: made_at.toISOString() }
      }),
    }
  },
  erase: async (tx, userId) => {
    // Settings first: adding messages locks them.
    await deleteSettings(tx, userId)
    await deleteSubscriptions(tx, userId)
    await deleteFollows(tx, { userId })
    await deleteMessages(tx, userId)
  },
}
