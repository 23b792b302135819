import { removeStored } from "../../storage.ts"
import { openStore } from "./indexed-store.ts"

/** Takes what waits to be sent off this device, and the id it would have been sent under. */
export async function forgetEvents(): Promise<void> {
  removeStored("cf_installation")
  const store = await openStore()
  await store.clear()
}
