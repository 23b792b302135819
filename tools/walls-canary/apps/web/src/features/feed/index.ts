export { feed } from "./feed.ts"
