export { SearchView } from "./search-view.tsx"
export type { SearchAnswer } from "./use-search.ts"
export { useSearchTerms } from "./use-search-terms.ts"
