export { tasteOfGuest } from "../taste-of-guest.ts"
export { wasSeenHere } from "../keep-place.ts"
export { aheadAndBehind, prioritizeTiles, walkedTiles } from "./take-order.ts"
