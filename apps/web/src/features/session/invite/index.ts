export { takeFromAddress } from "./take-invite.ts"
