import { createEmitter } from "./create-store.ts"
import { clearTilePlacesFrom } from "./kept-places.ts"
import { readInTab, writeInTab } from "./tab-storage.ts"

/** Every entry of the tab's history carries its number, so that a step through it has a direction and a length. */
type Numbered = { at?: unknown }

const lastKey = "cf_entry"

/** Steps of the app's own through several entries: what each does once it has arrived. Nobody else hears of such a step. */
export const stepsUnderWay = new Set<() => void>()

/**
 * The browser's steps through the history, before anybody else hears of them: whoever stops one from going on lets the page hear of it
 * later. At the window browsers call listeners in the order they were added, also those for the capture.
 */
export const historySteps = createEmitter<PopStateEvent>()

export function entryNumber(state: unknown = history.state): number {
  const { at } = (state ?? {}) as Numbered
  return typeof at === "number" ? at : 0
}

/** What an entry that is about to be made or replaced remembers, with its number. What lies ahead of a new one is gone. */
export function numbered(state: object | null | undefined, isReplaced: boolean): object {
  const at = entryNumber() + (isReplaced ? 0 : 1)
  if (!isReplaced) clearTilePlacesFrom(at)
  return { ...state, at }
}

/** Numbers the entry the page was loaded in, after those the tab has already been through. */
export function startEntries(): void {
  addEventListener("popstate", historySteps.emit)
  addEventListener("pagehide", () => writeInTab(lastKey, entryNumber()))
  if (typeof (history.state as Numbered | null)?.at === "number") return
  // Without storage a tab counts from its last load.
  const last = readInTab(lastKey, (value): value is number => typeof value === "number")
  const at = last === null ? 0 : last + 1
  clearTilePlacesFrom(at)
  history.replaceState({ ...history.state, at }, "")
}

/** Whether the entry before this one is the app's own, perhaps of another load of it. */
export function isFirstEntry(): boolean {
  return entryNumber() === 0
}
