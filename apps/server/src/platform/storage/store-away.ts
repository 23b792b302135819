/** The store gave no answer, or none that helps: nothing is broken here, and asking again later is right. */
export class StoreAway extends Error {
  override name = "StoreAway"
}
