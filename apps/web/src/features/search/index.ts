export { SearchView } from "./search-view.tsx"
export { type SearchAnswer, useFoundIds } from "./use-search.ts"
export { useSearchTerms } from "./use-search-terms.ts"
