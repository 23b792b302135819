import { fieldsOf, readStored, removeStored, writeStored } from "../../../../platform/storage.ts"

/** An answer that was given and is not marked yet; `option` is null where time ran out. */
export type WaitingAnswer = { userId: string | null; day: string; at: number; option: number | null }

const key = "cf_play_QUIZ_ME"

/** What was answered on this device and may not have arrived. */
export function readKeptAnswer(userId: string | null): WaitingAnswer | null {
  const kept = readStored(key, isWaiting)
  return kept?.userId === userId ? kept : null
}

export function keepAnswer(answer: WaitingAnswer): void {
  writeStored(key, answer)
}

export function dropKeptAnswer(): void {
  removeStored(key)
}

function isWaiting(value: unknown): value is WaitingAnswer {
  const { userId, day, at, option } = fieldsOf(value)
  const isWhole = typeof day === "string" && typeof at === "number" && (option === null || typeof option === "number")
  return isWhole && (userId === null || typeof userId === "string")
}
