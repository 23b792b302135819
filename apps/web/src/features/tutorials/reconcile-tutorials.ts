import { mergeTutorials } from "@confetti/domain/tutorials/merge-tutorials"
import { type Tutorial, tutorials } from "@confetti/domain/tutorials/tutorials"
import { call, readDocuments } from "../../platform/api.ts"
import type { SessionScope } from "../../platform/session-scope.ts"
import { fieldsOf, isTextList, readStored, writeStored } from "../../platform/storage.ts"
import { tutorialsSeenOf } from "../../platform/tutorials-seen.ts"

const key = "cf_user_tutorials"

export function seenHere(scope: SessionScope): Tutorial[] {
  const seen = tutorialsSeenOf(scope)
  return tutorials.filter((each) => seen.has(each))
}

/**
 * Brings this device's memory and the person's together, a three-way merge: seen anywhere is seen, and a replay anywhere empties both.
 * Once they are no longer here it leaves this device as it is. Throws an `ApiError`, as when offline: nothing is lost, the next time
 * tells it.
 */
export async function reconcileTutorials(scope: SessionScope, userId: string, isHere: () => boolean): Promise<void> {
  const [mine, told] = [seenHere(scope), readBase(userId)]
  const documents = await readDocuments(`users/${userId}/tutorials`)
  const theirs = documents.map(({ tutorial }) => tutorial)
  const { isReplay, toMark, seen } = mergeTutorials({ mine, theirs, told })
  if (isReplay) await call("tutorials-replay")
  if (toMark.length > 0) await call("tutorials-mark_seen", { tutorials: toMark })
  // They have left, or have seen more meanwhile: then what they saw is not to be forgotten, nor taken for a replay.
  if (!isHere()) return
  if (!isSame(mine, seen)) tutorialsSeenOf(scope).replace(seen)
  saveBase(userId, seen)
}

/** True when nothing was seen or asked for again here since this device and the server last agreed. */
export function isSynced(scope: SessionScope, userId: string): boolean {
  return isSame(readBase(userId), seenHere(scope))
}

function isSame(some: readonly Tutorial[], others: readonly Tutorial[]): boolean {
  return some.length === others.length && some.every((each) => others.includes(each))
}

type Base = { userId: string; tutorials: Tutorial[] }

/** What this device and the server both knew when they last met as this person; nothing when they never did. */
function readBase(userId: string): Tutorial[] {
  const base = readStored(key, isBase)
  return base?.userId === userId ? base.tutorials : []
}

function saveBase(userId: string, tutorials: Tutorial[]): void {
  writeStored(key, { userId, tutorials } satisfies Base)
}

function isBase(value: unknown): value is Base {
  const { userId, tutorials } = fieldsOf(value)
  return typeof userId === "string" && isTextList(tutorials)
}
