export { goOnInFeed } from "./go-on-in-feed.ts"
export { useNextInFeed } from "./use-next-in-feed.ts"
