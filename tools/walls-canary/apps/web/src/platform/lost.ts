import { nothing } from "./nowhere.ts"

export const lost = nothing
