import type { PersonalData } from "../../platform/personal-data.ts"
import { entryView } from "./entry-view.ts"
import { forgetPoints } from "./ledger-store.ts"
import { causesOf, entriesOf } from "./statement-store.ts"

/** A person's whole statement. Their account is what it comes to. */
export const personalPoints: PersonalData = {
  name: "points",
  tables: ["points_entries", "points_accounts"],
  read: async (db, userId) => {
    const rows = await entriesOf(db, userId, { filter: "all", limit: Number.MAX_SAFE_INTEGER })
    const causes = await causesOf(db, userId, rows)
    return rows.map((row) => entryView(row, causes))
  },
  erase: forgetPoints,
}
