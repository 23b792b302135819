export { resetStoredFeed } from "./forget-feed.ts"
