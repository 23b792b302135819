import type { EventParams, NativeEventName } from "@confetti/contract/events"
import { logEvent } from "./log-event.ts"

type Bridge = { isNativePlatform?: () => boolean; getPlatform?: () => string }

/** The native app's platform; null in a browser. */
export function nativePlatform(): string | null {
  const { Capacitor } = globalThis as { Capacitor?: Bridge }
  return Capacitor?.isNativePlatform?.() ? (Capacitor.getPlatform?.() ?? "") : null
}

/** For the native apps' analytics; nothing on the web. */
export function logNativeEvent<Name extends NativeEventName>(name: Name, params: EventParams[Name]): void {
  if (nativePlatform() !== null) logEvent(name, params, true)
}
