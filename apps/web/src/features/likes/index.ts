export { followedTiles, likedTiles } from "./device-shelf.ts"
export { FollowButton } from "./follow-button.tsx"
export { LikeButton } from "./like-button.tsx"
export { toggleLike } from "./toggle-like.ts"
