export { claimMutation } from "./claim-mutation.ts"
