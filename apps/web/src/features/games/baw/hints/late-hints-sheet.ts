import { lazyScreen } from "../../../../ui/lazy-screen.tsx"

export const LateHintsSheet = lazyScreen(() => import("./hints-sheet.tsx").then((module) => module.HintsSheet), null)
