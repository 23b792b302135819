import type { Module } from "../../platform/module.ts"
import type { PersonalData } from "../../platform/personal-data.ts"
import { mergeNoveltyCallable } from "./merge-novelty.ts"
import { ratedTileView, rateNoveltyCallable } from "./rate-novelty.ts"
import { readNovelty } from "./read-novelty.ts"
import { deleteRatings, ratingsOf } from "./store.ts"

const personalNovelty: PersonalData = {
  name: "novelty",
  tables: ["novelty_ratings"],
  read: async (db, userId) => (await ratingsOf(db, userId)).map(ratedTileView),
  erase: deleteRatings,
}

export const novelty: Module = {
  name: "novelty",
  tables: ["novelty_ratings"],
  callables: [rateNoveltyCallable, mergeNoveltyCallable],
  ownDocuments: { novelty: readNovelty },
  personal: [personalNovelty],
}
