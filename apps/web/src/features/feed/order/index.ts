export { useFeedIds } from "../fetch-feed.ts"
