import type { PersonalData } from "../../platform/personal-data.ts"
import { eventsOf, forgetEventsOf } from "./store.ts"

/** What the app told of a person's use. What it told before they signed in names nobody. */
export const personalEvents: PersonalData = {
  name: "events",
  tables: ["events"],
  read: async (db, userId) =>
    (await eventsOf(db, userId)).map((row) => ({
      id: row.event_id,
      name: row.name,
      params: JSON.parse(row.params) as unknown,
      platform: row.platform,
      happenedAt: row.happened_at.toISOString(),
    })),
  erase: forgetEventsOf,
}
