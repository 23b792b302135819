import { createStore } from "../../platform/create-store.ts"

const walk = createStore(0)

/** Shows the feed anew, at the place that is kept: the list was taken new, or somebody came who stood elsewhere. */
export function beginWalk(): void {
  walk.set(walk.get() + 1)
}

/** Whether this is still the walk that is shown. */
export function isWalk(number: number): boolean {
  return number === walk.get()
}

/** Another number for each walk. */
export const useWalk = walk.useValue
