import { ApiError, call } from "../../../platform/api.ts"
import { readGuestLess, removeGuestLess } from "../guest-less.ts"

/**
 * Tells the server what was wanted less on this device before anybody was here. Each counts once, however often it is told: its key
 * is the same in every tab and at every try. What the server has, or will never take, leaves the device.
 */
export async function mergeGuestLess(): Promise<void> {
  for (const less of readGuestLess().reverse()) {
    const { scope, subject, key } = less
    try {
      await call(
        "feed-show_less",
        { scope, subject, upcoming: [], walked: [] },
        { headers: { "idempotency-key": key } },
      )
    } catch (error) {
      const isForNever = error instanceof ApiError && ["tile/not-found", "feed/unknown-category"].includes(error.code)
      if (!isForNever) return
    }
    removeGuestLess(less)
  }
}
