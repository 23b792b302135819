export { type CountLikes, countLikes } from "./count-likes.ts"
export { followedTiles } from "./followed-tiles.ts"
export { LikeButton } from "./like-button.tsx"
export { likedTiles, likeToggle } from "./like-toggle.ts"
