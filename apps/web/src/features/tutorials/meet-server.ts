import type { SeenTutorial } from "@confetti/contract/tutorials"
import { mergeTutorials } from "@confetti/domain/merge-tutorials"
import { type Tutorial, tutorials } from "@confetti/domain/tutorials"
import { call, readDocuments } from "../../platform/api.ts"
import { tutorialsSeen } from "../../platform/tutorials-seen.ts"
import { readTold, writeTold } from "./told-memory.ts"

/** What was seen on this device. */
export function seenHere(): Tutorial[] {
  return tutorials.filter((each) => tutorialsSeen.has(each))
}

let meeting: Promise<void> = Promise.resolve()
let metAs: string | null = null

/**
 * Brings this device's memory and the person's together: seen anywhere is seen, and a replay anywhere empties both. One at a
 * time; aborted, it leaves this device as it is. Throws an `ApiError`, as when offline: nothing is lost, the next time tells it.
 */
export function meetServer(userId: string, signal: AbortSignal): Promise<void> {
  meeting = meeting.catch(() => undefined).then(() => meet(userId, signal))
  return meeting
}

async function meet(userId: string, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return
  const [mine, told] = [seenHere(), readTold(userId)]
  const documents = await readDocuments<SeenTutorial>(`users/${userId}/tutorials`)
  const theirs = documents.map(({ tutorial }) => tutorial)
  const { isReplay, toMark, seen } = mergeTutorials({ mine, theirs, told })
  if (isReplay) await call("tutorials-replay")
  if (toMark.length > 0) await call("tutorials-mark_seen", { tutorials: toMark })
  // They have left, or have seen more meanwhile: then what they saw is not to be forgotten, nor taken for a replay.
  if (signal.aborted) return
  if (!isSame(mine, seen)) tutorialsSeen.replace(seen)
  writeTold(userId, seen)
  metAs = userId
}

/** True when they have met since this page began, and nothing was seen or asked for again since. */
export function isInStep(userId: string): boolean {
  return metAs === userId && isSame(readTold(userId), seenHere())
}

function isSame(some: readonly Tutorial[], others: readonly Tutorial[]): boolean {
  return some.length === others.length && some.every((each) => others.includes(each))
}
