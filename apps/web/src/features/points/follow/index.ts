export { followPoints, unfollowPoints } from "./follow-points.ts"
