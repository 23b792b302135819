import { once } from "../../once.ts"
import { memoryStore } from "./event-store.ts"
import { indexedStore } from "./indexed-store.ts"

/** The events of this device, opened once. */
export const openStore = once(() => indexedStore().catch(memoryStore))
