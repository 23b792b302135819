import type { Db } from "../../platform/db/open-database.ts"
import { type AnswerSearch, type FoundAnswer, searchAnswers } from "./answers-store.ts"

export async function pageOfAnswers(
  db: Db,
  { before, limit, ...asked }: Omit<AnswerSearch, "after"> & { before: string | undefined },
): Promise<{ rows: FoundAnswer[]; next: string | null }> {
  // An extra row tells whether there are more pages.
  const found = await searchAnswers(db, {
    ...asked,
    after: before === undefined ? null : placeOf(before),
    limit: limit + 1,
  })
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  return { rows, next: found.length > limit && last ? `${last.received_at.getTime()}_${last.id}` : null }
}

function placeOf(cursor: string): { at: Date; id: string } {
  const end = cursor.indexOf("_")
  return { at: new Date(Number(cursor.slice(0, end))), id: cursor.slice(end + 1) }
}
