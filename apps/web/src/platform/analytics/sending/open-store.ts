import type { EventStore } from "./event-store.ts"
import { indexedStore } from "./indexed-store.ts"
import { memoryStore } from "./memory-store.ts"

let opening: Promise<EventStore> | null = null

/** The events of this device, opened once. */
export function openStore(): Promise<EventStore> {
  opening ??= indexedStore().catch(memoryStore)
  return opening
}
