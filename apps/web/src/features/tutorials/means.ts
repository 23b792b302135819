import { createStore } from "../../platform/create-store.ts"

/** How a person moves the app: by a finger, by the buttons they asked for, or by keys. */
export type Means = "touch" | "buttons" | "keys"

const lastInput = createStore({ isKey: false, at: Number.NEGATIVE_INFINITY })

const note = ({ type }: Event) => lastInput.set({ isKey: type === "keydown", at: performance.now() })
for (const type of ["keydown", "pointerdown"]) addEventListener(type, note, { capture: true, passive: true })

export function readMeans(): Means {
  if (document.documentElement.dataset.buttons !== undefined) return "buttons"
  return lastInput.get().isKey || matchMedia("(hover: hover) and (pointer: fine)").matches ? "keys" : "touch"
}

/** When anything was last touched or pressed, in milliseconds of the page's clock; long ago where nothing was. */
export function lastTouchedAt(): number {
  return lastInput.get().at
}
