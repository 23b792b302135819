import { once } from "../../platform/once.ts"

/** By which the tabs of this browser tell one another who is here; null where there is no such thing. */
export const sessionChannel = once(() => ("BroadcastChannel" in globalThis ? new BroadcastChannel("cf_session") : null))
