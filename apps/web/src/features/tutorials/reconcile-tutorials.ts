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
 * Merges this device's tutorials with the account's, a three-way merge: seen anywhere is seen, and a replay anywhere clears both. Changes
 * nothing after the person has left. Throws an `ApiError`, also offline; the next sync repeats it.
 */
export async function reconcileTutorials(scope: SessionScope, userId: string, isHere: () => boolean): Promise<void> {
  const [mine, told] = [seenHere(scope), readBase(userId)]
  const documents = await readDocuments(`users/${userId}/tutorials`)
  const theirs = documents.map(({ tutorial }) => tutorial)
  const { isReplay, toMark, seen } = mergeTutorials({ mine, theirs, told })
  if (isReplay) await call("tutorials-replay")
  if (toMark.length > 0) await call("tutorials-mark_seen", { tutorials: toMark })
  // The person left, or have seen more meanwhile, which must not count as a replay.
  if (!isHere()) return
  if (!isSame(mine, seen)) tutorialsSeenOf(scope).replace(seen)
  saveBase(userId, seen)
}

/** True if nothing has changed since the last sync. */
export function isSynced(scope: SessionScope, userId: string): boolean {
  return isSame(readBase(userId), seenHere(scope))
}

function isSame(some: readonly Tutorial[], others: readonly Tutorial[]): boolean {
  return some.length === others.length && some.every((each) => others.includes(each))
}

type Base = { userId: string; tutorials: Tutorial[] }

/** Tutorials that device and server agreed on for this person; empty before the first sync. */
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
