export { words } from "../../../../../packages/messages/src/build/find-words.ts"
