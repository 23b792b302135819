import { wurdLetters } from "@confetti/domain/games/wurd"
import { fieldsOf, readStored, writeStored } from "../../../../platform/storage.ts"

/** The letters of a row that was not entered yet, and whose and which day's row it is. */
export type KeptDraft = { userId: string | null; day: string; letters: string }

/** What was typed and not entered, for a reload; nothing where it is of another day or of somebody else. */
export function readDraft(userId: string | null, day: string): string {
  const kept = readStored("cf_play_draft", isDraft)
  return kept?.userId === userId && kept.day === day ? kept.letters : ""
}

export function keepDraft(draft: KeptDraft): void {
  writeStored("cf_play_draft", draft)
}

function isDraft(value: unknown): value is KeptDraft {
  const { userId, day, letters } = fieldsOf(value)
  const isWhole = typeof letters === "string" && /^[a-z]*$/.test(letters) && letters.length <= wurdLetters
  return (userId === null || typeof userId === "string") && typeof day === "string" && isWhole
}
