import { mergePlays } from "@confetti/contract/games"
import { addDays, dayIn } from "@confetti/domain/games/puzzle-day"
import { wayToEarn } from "@confetti/domain/points/action-points"
import { type WriteContext, writeCallable } from "../../platform/callables/define-callable.ts"
import type { Tx } from "../../platform/db/open-database.ts"
import { payPlay } from "./end-play.ts"
import { guestId, homeZoneOf, knownZone } from "./player.ts"
import {
  addPlay,
  deletePlay,
  deletePlayer,
  lockKnownPlayer,
  lockPlayer,
  type PlayRow,
  playOf,
  playsOf,
  putPlay,
  setZone,
  zoneOf,
} from "./store.ts"

/** Moves a device's plays to the account. A second call finds none. */
export const mergePlaysCallable = writeCallable(mergePlays, async (tx, { installation }, context) => {
  const { userId } = context.caller
  const guest = guestId(installation)
  const guestZone = knownZone(await zoneOf(tx, guest))
  if (guestZone === null) return { merged: 0, paid: 0 }
  // Always the person's row first, to avoid deadlocks.
  const saved = await lockPlayer(tx, userId, guestZone, new Date(context.now))
  // Someone else may have taken them over.
  if ((await lockKnownPlayer(tx, guest)) === null) return { merged: 0, paid: 0 }
  const zone = await homeZoneOf(tx, userId, saved, guestZone, context.now)
  if (zone !== saved) await setZone(tx, userId, zone)
  const plays = await playsOf(tx, guest)
  await deletePlayer(tx, guest)
  let paid = 0
  for (const play of plays) {
    const before = await playOf(tx, userId, play.game, play.day)
    const after = await takeOver(tx, { ...play, user_id: userId }, before, zone, context)
    if (after.is_paid && !before?.is_paid) paid += wayToEarn("play_a_game").points
  }
  return { merged: plays.length, paid }
})

/** A person has one result a puzzle: a finished play wins, then the one begun first. So seeing the answer elsewhere gains nothing. */
async function takeOver(tx: Tx, play: PlayRow, before: PlayRow | null, zone: string, context: WriteContext) {
  if (before !== null && (isResult(before) || before.started_at <= play.started_at)) return before
  if (before !== null) await deletePlay(tx, before)
  const added = await addPlay(tx, { ...play, is_paid: before?.is_paid ?? false })
  if (added.is_paid || !isFresh(added, zone, context.now)) return added
  const paid = { ...added, is_paid: await payPlay(tx, added, context) }
  if (paid.is_paid) await putPlay(tx, paid)
  return paid
}

function isResult({ outcome, is_practice }: PlayRow): boolean {
  return outcome !== null && !is_practice
}

/** Finished today or yesterday. Older plays of a device are not paid, as every new device would be paid for them. */
function isFresh({ outcome, day }: PlayRow, zone: string, now: number): boolean {
  return outcome !== null && day >= addDays(dayIn(zone, now), -1)
}
