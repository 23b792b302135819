import { clearTilePlacesFrom } from "./kept-places.ts"

/** Every entry of the tab's history carries its number, so that a step through it has a direction and a length. */
type Numbered = { at?: unknown }

const lastKey = "cf_entry"

/** Steps of the app's own through several entries: what each does once it has arrived. Nobody else hears of such a step. */
export const stepsUnderWay = new Set<() => void>()

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
  try {
    addEventListener("pagehide", () => sessionStorage.setItem(lastKey, String(entryNumber())))
    if (typeof (history.state as Numbered | null)?.at === "number") return
    const last = sessionStorage.getItem(lastKey)
    const at = last === null ? 0 : Number(last) + 1
    clearTilePlacesFrom(at)
    history.replaceState({ ...history.state, at }, "")
  } catch {
    // Without storage a tab counts from its last load.
  }
}

/** Whether the entry before this one is the app's own, perhaps of another load of it. */
export function isFirstEntry(): boolean {
  return entryNumber() === 0
}
