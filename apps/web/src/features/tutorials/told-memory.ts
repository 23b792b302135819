import type { Tutorial } from "@confetti/domain/tutorials"
import { isTextList, readStored, writeStored } from "../../platform/storage.ts"

/** Begins as all that is kept of a person: it goes with them when they leave. */
const key = "cf_user_tutorials"

type Told = { userId: string; tutorials: Tutorial[] }

/** What this device and the server both knew when they last met as this person; nothing when they never did. */
export function readTold(userId: string): Tutorial[] {
  const told = readStored(key, isTold)
  return told?.userId === userId ? told.tutorials : []
}

export function writeTold(userId: string, tutorials: Tutorial[]): void {
  writeStored(key, { userId, tutorials } satisfies Told)
}

function isTold(value: unknown): value is Told {
  if (typeof value !== "object" || value === null) return false
  const { userId, tutorials } = value as Partial<Told>
  return typeof userId === "string" && isTextList(tutorials)
}
