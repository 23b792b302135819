export type { PaidClaim } from "./claims.ts"
export { oneAtATime } from "./one-at-a-time.ts"
export { outcomeOf } from "./outcome.ts"
export {
  claimPoints,
  hearPaid,
  post,
  recordRead,
  recordTap,
  startOutbox,
  stopOutbox,
  waitingIntents,
} from "./run-outbox.ts"
export type { Toggle } from "./toggle.ts"
