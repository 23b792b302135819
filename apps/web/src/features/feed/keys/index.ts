export { followWheel } from "../wheel/follow-wheel.ts"
export { pressFeedKey } from "./press-feed-key.ts"
