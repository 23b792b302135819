import { readsBeforeRecall } from "@confetti/domain/recall/recall-candidates"
import { findRecall, followFinished, savedRecallOf } from "../../features/recall/index.ts"
import { followReadTiles } from "../../features/today/index.ts"
import { questionOf } from "../../features/welcome/index.ts"
import { reportBug } from "../../platform/error-reporter/report-bug.ts"
import type { SessionScope } from "../../platform/session-scope.ts"

type Parts = {
  scope: SessionScope
  userId: string | null
  /** Calls back when the server has recorded reads, which it never does for guests. Returns a function that stops it. */
  onReadsSent?: (listener: () => void) => () => void
}

/** After every five tiles of a visit, looks for a recall card about a tile of an earlier day, until the returned function is called. */
export function followRecall({ scope, userId, onReadsSent }: Parts): () => void {
  const question = questionOf(scope)
  const readIds = new Set<string>()
  let lookedAt = 0
  let isLooking = false
  let isOver = false
  if (userId !== null) savedRecallOf(scope).clear()

  const look = async () => {
    if (isLooking || readIds.size - lookedAt < readsBeforeRecall || question.get() !== null) return
    isLooking = true
    try {
      const card = await findRecall(scope, userId, [...readIds])
      lookedAt = readIds.size
      if (card && !isOver && question.get() === null) question.set(card)
    } catch (error) {
      // The next tile tries again.
      reportBug(error)
    }
    isLooking = false
  }
  const onRead = (tileId: string) => {
    readIds.add(tileId)
    if (userId === null) void look()
  }
  const stops = [
    followReadTiles(scope, onRead, () => undefined),
    userId === null ? followFinished(scope) : onReadsSent?.(() => void look()),
  ]
  return () => {
    isOver = true
    for (const stop of stops) stop?.()
    if (question.get()?.type === "recall") question.set(null)
  }
}
