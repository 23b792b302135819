import "../../features/offline/offline.css"

export { SaveCategory } from "../../features/offline/index.ts"
