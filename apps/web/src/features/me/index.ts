export { Shelf } from "./shelf.tsx"
