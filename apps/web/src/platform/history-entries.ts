import { createEmitter } from "./create-store.ts"
import { clearTilePlacesFrom } from "./saved-places.ts"
import { readInTab, writeInTab } from "./tab-storage.ts"

/** Each history entry has a number, so that steps have a direction and a length. */
type Numbered = { at?: unknown }

const lastKey = "cf_entry"

/** The app's own steps across entries, with their callbacks. Nobody else handles them. */
export const stepsUnderWay = new Set<() => void>()

/**
 * History steps before other listeners, which can stop and delay them. On the window, browsers call listeners in the order added, capturing
 * ones too.
 */
export const historySteps = createEmitter<PopStateEvent>()

export function entryNumber(state: unknown = history.state): number {
  const { at } = (state ?? {}) as Numbered
  return typeof at === "number" ? at : 0
}

/** State with its number for an entry to be added or replaced. Entries after a new one are gone. */
export function numbered(state: object | null | undefined, isReplaced: boolean): object {
  const at = entryNumber() + (isReplaced ? 0 : 1)
  if (!isReplaced) clearTilePlacesFrom(at)
  return { ...state, at }
}

/** Numbers the page's entry after those of the tab. */
export function startEntries(): void {
  addEventListener("popstate", historySteps.emit)
  addEventListener("pagehide", () => writeInTab(lastKey, entryNumber()))
  if (typeof (history.state as Numbered | null)?.at === "number") return
  // Without storage, numbering starts at the last load.
  const last = readInTab(lastKey, (value): value is number => typeof value === "number")
  const at = last === null ? 0 : last + 1
  clearTilePlacesFrom(at)
  history.replaceState({ ...history.state, at }, "")
}

/** Whether this is the app's first entry, across reloads. */
export function isFirstEntry(): boolean {
  return entryNumber() === 0
}
