export { useFeedIds } from "./use-feed-ids.ts"
