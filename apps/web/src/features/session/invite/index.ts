export { takeFromAddress } from "./take-from-address.ts"
