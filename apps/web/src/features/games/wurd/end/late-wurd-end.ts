import { lazyScreen } from "../../../../ui/lazy-screen.tsx"

/** What nobody sees before the last guess. */
export const LateWurdEnd = lazyScreen(() => import("./wurd-end.tsx").then((module) => module.WurdEnd), null)
