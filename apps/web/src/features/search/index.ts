export type { SearchAnswer } from "./fetch-search.ts"
export { SearchView } from "./search-view.tsx"
export { useSearchTerms } from "./use-search-terms.ts"
