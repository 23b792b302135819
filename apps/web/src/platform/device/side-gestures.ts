import { createStore } from "../create-store.ts"

/** Whether Android lets a tile of the home feed be walked sideways: on, until the page says otherwise. */
export const sideGestures = createStore(true)
