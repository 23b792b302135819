export { keepFirstFeed } from "./keep-first-feed.ts"
