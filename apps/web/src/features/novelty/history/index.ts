export { HistoryLink } from "./history-link.tsx"
export { refreshNovelty, wholeHistory } from "./novelty-reads.ts"
export { useHistory } from "./use-history.ts"
