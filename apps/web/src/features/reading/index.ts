export { followReading, unfollowReading } from "./follow-reading.ts"
