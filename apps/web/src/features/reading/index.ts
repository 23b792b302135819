export { followReading } from "./follow-reading.ts"
export { readMutation, tapMutation } from "./reading-mutations.ts"
