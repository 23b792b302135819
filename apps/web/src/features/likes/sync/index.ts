export { followLikes, unfollowLikes } from "./follow-likes.ts"
