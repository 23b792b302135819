export { type LessSource, serverLess } from "./less-api.ts"
export { LessChoices } from "./less-choices.tsx"
export { LessPreferenceList } from "./less-preference-list.tsx"
export type { OpenFeed } from "./use-less.ts"
