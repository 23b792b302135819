import type { PersonalData } from "../../platform/personal-data.ts"
import { forgetReads, forgetTaps, readsOf, tapsOf } from "./meeting-store.ts"
import { tileTapView } from "./tile-tap-view.ts"

export const personalTaps: PersonalData = {
  name: "tileTaps",
  tables: ["tile_taps"],
  read: async (db, userId) => (await tapsOf(db, userId)).map(tileTapView),
  erase: forgetTaps,
}

export const personalReads: PersonalData = {
  name: "tileReads",
  tables: ["tile_reads"],
  read: async (db, userId) =>
    (await readsOf(db, userId)).map(({ seenAt, readAt, finishedAt, ...read }) => ({
      ...read,
      seenAt: seenAt.toISOString(),
      readAt: readAt?.toISOString() ?? null,
      finishedAt: finishedAt?.toISOString() ?? null,
    })),
  erase: forgetReads,
}
