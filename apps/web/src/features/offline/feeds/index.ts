export { keepFeed } from "./keep-feed.ts"
