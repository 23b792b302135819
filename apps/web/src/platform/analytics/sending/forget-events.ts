import { forgetInstallation } from "./installation.ts"
import { openStore } from "./open-store.ts"

/** Takes what waits to be sent off this device, and the id it would have been sent under. */
export async function forgetEvents(): Promise<void> {
  forgetInstallation()
  const store = await openStore()
  await store.clear()
}
