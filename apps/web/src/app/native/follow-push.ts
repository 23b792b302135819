import { PushNotifications } from "@capacitor/push-notifications"
import { linkedPath } from "../../platform/native/linked-path.ts"
import { renewToken } from "../../platform/native/push-subscription.ts"
import { serverOrigin } from "../../platform/native/server-base.ts"
import { tokenStore } from "../../platform/token-store.ts"
import { openPath } from "./follow-links.ts"

/** Opens what a tapped notification tells of, also where the tap started the app: the shell keeps it until somebody listens. */
export function followPush(): void {
  void PushNotifications.addListener("pushNotificationActionPerformed", ({ notification }) => {
    const { path } = (notification.data ?? {}) as { path?: unknown }
    const own = typeof path === "string" ? linkedPath(serverOrigin() + path, serverOrigin()) : null
    if (own !== null) openPath(own)
  })
  // Whoever is not in is told nothing, and their phone is nobody's.
  if (tokenStore.read() !== null) void renewToken().catch(() => undefined)
}
