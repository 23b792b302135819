export { vibrate } from "../../../platform/haptics.ts"
export { likeBurst } from "../../../ui/like-burst.ts"
export { animateHistory } from "../../navigation/animate-history.ts"
export { shareTile } from "../../sheets/share-tile.ts"
