export { followReading } from "./follow-reading.ts"
export { tapMutation } from "./tap-mutation.ts"
