export { keepFeed } from "./keep-feed.ts"
export { SaveCategory } from "./save-category.tsx"
export { SavedList } from "./saved-list.tsx"
