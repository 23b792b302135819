export { followReading } from "./follow-reading.ts"
export { readMutation } from "./read-mutation.ts"
export { tapMutation } from "./tap-mutation.ts"
