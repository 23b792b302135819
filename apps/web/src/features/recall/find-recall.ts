import type { CardOf } from "@confetti/contract/feed-item"
import type { Recall } from "@confetti/contract/recall"
import { dayIn } from "@confetti/domain/games/puzzle-day"
import { recallCandidates } from "@confetti/domain/recall/recall-candidates"
import { call, readDocuments } from "../../platform/api.ts"
import { deviceZone } from "../../platform/device-zone.ts"
import type { SessionScope } from "../../platform/session-scope.ts"
import { savedRecallOf } from "./saved-recall.ts"

/** Tries: a guest's device does not know which tiles have a question. */
const mostTried = 5

/** The day's recall card, or null. `readIds` are this visit's reads. Throws an `ApiError` when offline. */
export async function findRecall(
  scope: SessionScope,
  userId: string | null,
  readIds: readonly string[],
): Promise<CardOf<"recall"> | null> {
  const found =
    userId === null ? await recallOfGuest(scope, readIds) : await call("recall-get_card", { zone: deviceZone() })
  if (!found) return null
  const { tileId, ...asked } = found
  const tiles = await readDocuments(`tiles?ids=${tileId}`)
  return tiles.length === 0 ? null : { type: "recall", id: tileId, title: "Still with you?", tiles, ...asked }
}

/** Chosen on the device by the server's rule: a guest's reads are sent to nobody. */
async function recallOfGuest(scope: SessionScope, readIds: readonly string[]): Promise<Recall | null> {
  const zone = deviceZone()
  const { finished, cards } = savedRecallOf(scope).read()
  const earlier = finished.filter(({ tileId }) => !readIds.includes(tileId))
  const readOn = new Map(earlier.map(({ tileId, readAt }) => [tileId, dayIn(zone, readAt)]))
  const candidates = recallCandidates({
    today: dayIn(zone, Date.now()),
    readToday: readIds.length,
    finished: Array.from(readOn, ([tileId, on]) => ({ tileId, readOn: on })),
    cards,
  })
  for (const tileId of candidates.slice(0, mostTried)) {
    const asked = await call("games-get_tile_question", { tileId }).catch(() => null)
    if (asked) return { tileId, readOn: readOn.get(tileId) ?? "", ...asked }
  }
  return null
}
