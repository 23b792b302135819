import type { PersonalData } from "../../platform/personal-data.ts"
import { forgetRequests, requestsOf } from "./store.ts"

/** What a person asked the server to do, as far as it is remembered. The erasure that is under way ends itself. */
export const personalRequests: PersonalData = {
  name: "requests",
  tables: ["idempotency_keys", "deletion_codes", "erasures"],
  read: async (db, userId) => {
    const { writes, askedAt } = await requestsOf(db, userId)
    return {
      writes: writes.map(({ callable, key, created_at }) => ({ callable, key, at: created_at.toISOString() })),
      deletionAskedAt: askedAt?.toISOString() ?? null,
    }
  },
  erase: forgetRequests,
}
