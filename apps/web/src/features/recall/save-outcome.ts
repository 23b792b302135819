import { dayIn } from "@confetti/domain/games/puzzle-day"
import type { RecallOutcome } from "@confetti/domain/recall/recall-candidates"
import { call } from "../../platform/api.ts"
import { deviceZone } from "../../platform/device-zone.ts"
import { reportBug } from "../../platform/error-reporter/report-bug.ts"
import { keptRecall } from "./kept-recall.ts"

/** Remembers what became of a card: with its person's account, or on a guest's device. What can't be told now is not worth telling later. */
export function saveRecallOutcome(userId: string | null, tileId: string, outcome: RecallOutcome): void {
  const zone = deviceZone()
  if (userId === null) keptRecall.saveOutcome(tileId, outcome, dayIn(zone, Date.now()))
  else void call("recall-save_card", { tileId, zone, outcome }).catch(reportBug)
}
