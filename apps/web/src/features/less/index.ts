export { LessChoices } from "./less-choices.tsx"
export type { OpenFeed } from "./use-less.ts"
export { WishList } from "./wish-list.tsx"
