export { mergeGuestPlays } from "./merge-guest-plays.ts"
export { hasGuestPlays, localDay } from "./player.ts"
