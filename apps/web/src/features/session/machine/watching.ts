import type { EventName, EventParams, NativeEventName } from "@confetti/contract/events"

/** The seam to analytics and the error reporter. */
export function logEvent<Name extends EventName>(_name: Name, _params: EventParams[Name]): void {}
export function logNativeEvent<Name extends NativeEventName>(_name: Name, _params: EventParams[Name]): void {}
export function setAnalyticsUser(_userId: string | null): void {}
export function reportError(_error: Error): void {}
