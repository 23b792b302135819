import { PushNotifications } from "@capacitor/push-notifications"
import { linkedPath } from "../../platform/native/linked-path.ts"
import { renewToken } from "../../platform/native/push-subscription.ts"
import { serverOrigin } from "../../platform/native/server-base.ts"
import { tokenStore } from "../../platform/token-store.ts"
import { openPath } from "./follow-links.ts"

/** Opens the target of a tapped notification, even if the tap started the app: it is kept until someone listens. */
export function followPush(): void {
  void PushNotifications.addListener("pushNotificationActionPerformed", ({ notification }) => {
    const { path } = (notification.data ?? {}) as { path?: unknown }
    const own = typeof path === "string" ? linkedPath(serverOrigin() + path, serverOrigin()) : null
    if (own !== null) openPath(own)
  })
  // Signed-out people get no messages.
  if (tokenStore.read() !== null) void renewToken().catch(() => undefined)
}
