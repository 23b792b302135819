import { removeStored } from "../../storage.ts"
import { openStore } from "./indexed-store.ts"

export async function forgetEvents(): Promise<void> {
  removeStored("cf_installation")
  const store = await openStore()
  await store.clear()
}
