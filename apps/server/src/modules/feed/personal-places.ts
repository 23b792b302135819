import type { PersonalData } from "../../platform/personal-data.ts"
import { placeView } from "./place-view.ts"
import { forgetPlaces, placesOf } from "./place-store.ts"

export const personalPlaces: PersonalData = {
  name: "places",
  tables: ["feed_places"],
  read: async (db, userId) => (await placesOf(db, userId)).map(placeView),
  erase: forgetPlaces,
}
