import type { PersonalData } from "../../platform/personal-data.ts"
import { forgetInstancesOf, instancesOf } from "./store.ts"

/** Where push can reach a person. */
export const personalInstances: PersonalData = {
  name: "messagingInstances",
  tables: ["messaging_instances"],
  read: async (db, userId) =>
    (await instancesOf(db, userId)).map(({ instance, platform, seen_at }) => ({
      instance,
      platform,
      seenAt: seen_at.toISOString(),
    })),
  erase: forgetInstancesOf,
}
