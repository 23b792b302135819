/** The store did not answer, or is overloaded: retrying later is right. */
export class StoreAway extends Error {
  override name = "StoreAway"
}
