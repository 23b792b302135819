import type { Thought } from "@confetti/contract/thoughts"
import { useMemo, useSyncExternalStore } from "react"
import { createEmitter } from "../../../platform/create-store.ts"
import { type DeviceValues, deviceValues } from "../../../platform/device-values.ts"
import { fieldsOf } from "../../../platform/storage.ts"
import { isWritten, withWritten, type Written, writtenThoughts } from "./written.ts"

/** What whoever is here wrote, changed and deleted on this device, until the server's pages have it. */
export const ownWritten = createWrittenStore(deviceValues)

const key = "cf_thoughts"
const none: readonly Written[] = []

type Kept = { userId: string; all: readonly Written[] }

export type WrittenStore = ReturnType<typeof createWrittenStore>

/** One person's thoughts that the server does not have like this, kept on the device, the same in every tab. */
export function createWrittenStore(values: DeviceValues) {
  /** What is shown, as it was last read; undefined where that is to be read. */
  let shown: Kept | null | undefined
  const changes = createEmitter<void>()
  const read = () => values.read(key, isKept)
  const snapshot = () => {
    if (shown === undefined) shown = read()
    return shown
  }
  const write = (next: Kept) => {
    shown = next
    if (next.all.length > 0) values.write(key, next)
    else values.remove(key)
    changes.emit()
  }
  const all = () => read()?.all ?? none
  const vanished = createEmitter<readonly Written[]>()
  // On the server there are no other tabs.
  globalThis.addEventListener?.("storage", (event: StorageEvent) => {
    if (event.key !== key) return
    const before = shown?.all ?? none
    shown = undefined
    changes.emit()
    const left = new Set(all().map(({ thought }) => thought.id))
    const gone = before.filter(({ thought }) => !left.has(thought.id))
    if (gone.length > 0) vanished.emit(gone)
  })

  return {
    /** As they are kept now, whatever other tabs have done. */
    all,
    find: (id: string): Written | null => all().find(({ thought }) => thought.id === id) ?? null,
    /** Keeps this person's from here on, and drops what is kept of anybody else. */
    keepFor: (userId: string): void => {
      const kept = read()
      write(kept?.userId === userId ? kept : { userId, all: none })
    },
    /** Adds one, or puts it in the place of the one with its id. The first one stands last. */
    put: (userId: string, written: Written): void => {
      const kept = read()
      const others = (kept?.userId === userId ? kept.all : none).filter(
        ({ thought }) => thought.id !== written.thought.id,
      )
      write({ userId, all: [written, ...others] })
    },
    /** Changes one that is here; null drops it. */
    change: (id: string, change: (before: Written) => Written | null): void => {
      const kept = read()
      if (!kept?.all.some(({ thought }) => thought.id === id)) return
      write({ ...kept, all: kept.all.flatMap((each) => (each.thought.id === id ? (change(each) ?? []) : each)) })
    },
    /** Forgets what was shown: what is kept may be gone. */
    reread: (): void => {
      shown = undefined
      changes.emit()
    },
    on: changes.on,
    /** Another tab has read the pages these stand on. */
    onVanished: vanished.on,
    useAll: (userId: string | null): readonly Written[] => {
      const kept = useSyncExternalStore(changes.on, snapshot, () => null)
      return kept !== null && kept.userId === userId ? kept.all : none
    },
  }
}

function isKept(value: unknown): value is Kept {
  const { userId, all } = fieldsOf(value)
  return typeof userId === "string" && Array.isArray(all) && all.every(isWritten)
}

/**
 * What somebody wrote on a tile on this device and the server's page does not have yet, or not like this: thoughts as the contract has
 * them, the newest first, each as its author sees it. One that is still on its way has no `review`. They stand on top of USER_TAKES, in
 * place of those of the same id; what else is on a page goes through `useWithWritten`. Empty for nobody.
 */
export function useWritten(userId: string | null, tileId: string): Thought[] {
  const all = ownWritten.useAll(userId)
  return useMemo(() => writtenThoughts(all, tileId), [all, tileId])
}

/** Thoughts of a page with what was done to one's own on this device: changed words in their place, and none that were deleted here. */
export function useWithWritten(userId: string | null, thoughts: readonly Thought[]): Thought[] {
  const all = ownWritten.useAll(userId)
  return useMemo(() => withWritten(thoughts, all), [all, thoughts])
}

/** What was done on this device to a thought of one's own; null where nothing was. */
export function useWrittenOf(userId: string | null, thoughtId: string): Written | null {
  return ownWritten.useAll(userId).find(({ thought }) => thought.id === thoughtId) ?? null
}
