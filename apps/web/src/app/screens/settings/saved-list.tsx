export { SavedList } from "../../../features/offline/index.ts"
