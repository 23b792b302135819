import { lazyScreen } from "../../../ui/lazy-screen.tsx"

const sheets = async () => (await import("./baw-sheets.ts")).bawSheets

export const LateHintsSheet = lazyScreen(async () => (await sheets()).hints, null)
export const LateRanksSheet = lazyScreen(async () => (await sheets()).ranks, null)
export const LateFinishSheet = lazyScreen(async () => (await sheets()).finish, null)
