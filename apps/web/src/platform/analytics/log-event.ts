import type { EventName, EventParams, NativeEventName } from "@confetti/contract/events"
import { mayCount } from "./may-count.ts"

export type LoggedEvent = { name: EventName; params: object; at: number; isNative: boolean }

/** What analytics is told, in order: that something happened, or who is here from now on. */
export type Notice = LoggedEvent | { user: string | null }

/** More than anyone does before the sender is there. */
const mostEarly = 100

const early: Notice[] = []
let tell = (notice: Notice): void => {
  if (early.length < mostEarly) early.push(notice)
}

/** Tells that something happened, by the contract's catalogue. Costs nothing here: the rest is fetched later. */
export function logEvent<Name extends EventName>(name: Name, params: EventParams[Name]): void {
  log(name, params, false)
}

/** The same for the native shells' own analytics; on the web nothing happens. */
export function logNativeEvent<Name extends NativeEventName>(name: Name, params: EventParams[Name]): void {
  if (nativePlatform() !== null) log(name, params, true)
}

/** Whose events these are from now on; null for nobody. */
export function setAnalyticsUser(user: string | null): void {
  tell({ user })
}

function log(name: EventName, params: object, isNative: boolean): void {
  if (mayCount()) tell({ name, params, at: Date.now(), isNative })
}

type Bridge = { isNativePlatform?: () => boolean; getPlatform?: () => string }

/** The shell's name for where it runs; null in a browser. */
export function nativePlatform(): string | null {
  const { Capacitor } = globalThis as { Capacitor?: Bridge }
  return Capacitor?.isNativePlatform?.() ? (Capacitor.getPlatform?.() ?? "") : null
}

/** From here on `receive` is told; first of all that was told before. */
export function receiveNotices(receive: (notice: Notice) => void): void {
  tell = receive
  for (const notice of early.splice(0)) receive(notice)
}
