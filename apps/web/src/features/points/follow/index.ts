export { followPoints } from "./follow-points.ts"
