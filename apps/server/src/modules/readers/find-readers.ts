import { findReaders } from "@confetti/contract/readers"
import { type ReadContext, readCallable } from "../../platform/callables/define-callable.ts"
import { addEditorAct } from "../../platform/operator/editor-acts-store.ts"
import { type ReaderRow, readersByAddress, readersById, readersByName, suspendedReaders } from "./store.ts"

const most = 50

/** Finds readers for a reviewer. An address must be complete. */
export const findReadersCallable = readCallable(findReaders, async ({ search }, context) => {
  const { rows, by } = await found(context, search)
  const shown = rows.slice(0, most)
  // The log names accounts, not addresses.
  const subject = by === "address" ? `${shown[0]?.user_id ?? "nobody"} by address` : `${shown.length} ${by}`
  await addEditorAct(context.db, context, { callable: findReaders.name, subject })
  return {
    readers: shown.map(({ user_id, name, created_at, suspended_until, thoughts }) => ({
      id: user_id,
      name,
      joinedAt: created_at.toISOString(),
      suspendedUntil: suspended_until?.toISOString() ?? null,
      thoughts,
    })),
    hasMore: rows.length > most,
  }
})

async function found(
  { db, now }: ReadContext,
  search: string,
): Promise<{ rows: ReaderRow[]; by: "address" | "by id" | "by name" | "suspended" }> {
  if (search === "") return { rows: await suspendedReaders(db, new Date(now), most + 1), by: "suspended" }
  if (search.includes("@")) return { rows: await readersByAddress(db, search), by: "address" }
  const byId = await readersById(db, search)
  if (byId.length > 0) return { rows: byId, by: "by id" }
  return { rows: await readersByName(db, search, most + 1), by: "by name" }
}
