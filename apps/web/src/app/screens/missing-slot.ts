import { lazyScreen } from "../../ui/lazy-screen.tsx"

/** The friendly 404, of an address and of a tile. */
export const missingSlot = lazyScreen(() => import("./missing-screen.tsx").then((module) => module.MissingScreen))
