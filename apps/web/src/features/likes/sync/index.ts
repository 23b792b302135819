export { likeMutation } from "./like-mutation.ts"
export { clearLikes, replaceLikes, startLikesSync } from "./start-likes-sync.ts"
