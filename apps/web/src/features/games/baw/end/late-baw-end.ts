import { lazyScreen } from "../../../../ui/lazy-screen.tsx"

/** What nobody sees before the last word. */
export const LateBawEnd = lazyScreen(() => import("./baw-end.tsx").then((module) => module.BawEnd), null)
