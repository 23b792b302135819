export { readMutation } from "../read-mutation.ts"
