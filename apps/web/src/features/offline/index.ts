export { SaveCategory } from "./save-category.tsx"
export { SavedList } from "./saved-list.tsx"
