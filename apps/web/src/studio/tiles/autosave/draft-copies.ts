import type { TileDraft } from "@confetti/contract/tile-draft"
import { day } from "@confetti/domain/durations"
import { type IndexedValues, indexedValues } from "../../../platform/indexed-values.ts"
import { type PageLocks, pageLocks } from "../../../platform/page-locks.ts"
import { fieldsOf } from "../../../platform/storage.ts"
import type { PendingSave } from "./autosave-state.ts"

export type DraftCopy = {
  id: string
  userId: string
  tileId: string
  base: number
  saved: TileDraft
  draft: TileDraft
  pending: PendingSave | null
  /** Milliseconds since 1970. */
  keptAt: number
}

/** Milliseconds after which copies are dropped. */
const retention = 60 * day
/** For all tiles and editors. The oldest is dropped first. */
const mostCopies = 100

export type DraftCopies = {
  put: (copy: DraftCopy) => Promise<boolean>
  remove: (id: string) => Promise<void>
  /** Copies of a tile left by closed pages, newest first. */
  abandoned: (userId: string, tileId: string, now: number) => Promise<DraftCopy[]>
  /** Marks a copy as open in this page until the returned function is called. */
  hold: (id: string) => () => void
}

export const draftCopies = createDraftCopies(indexedValues("cf_studio_drafts"), pageLocks)

export function createDraftCopies(values: IndexedValues, locks: PageLocks): DraftCopies {
  const { remove } = values
  return {
    put: (copy) => values.put(copy.id, copy),
    remove,
    async abandoned(userId, tileId, now) {
      const all = await values.all()
      const found = all.filter(isDraftCopy).toSorted((a, b) => b.keptAt - a.keptAt)
      const held = await locks.held()
      const isOver = (copy: DraftCopy, at: number) => at >= mostCopies || copy.keptAt < now - retention
      const over = found.filter((copy, at) => isOver(copy, at) && !held.has(lockOf(copy.id)))
      await Promise.all(over.map(({ id }) => remove(id)))
      return found.filter(
        (copy) =>
          copy.userId === userId && copy.tileId === tileId && !held.has(lockOf(copy.id)) && !over.includes(copy),
      )
    },
    hold: (id) => locks.hold(lockOf(id)),
  }
}

function lockOf(id: string): string {
  return `studio-draft ${id}`
}

/** The server validates a draft's shape; the form shows what there is. */
function isDraftCopy(value: unknown): value is DraftCopy {
  const { id, userId, tileId, base, saved, draft, keptAt: savedAt } = fieldsOf(value)
  const isText = (each: unknown) => typeof each === "string"
  const isDraft = (each: unknown) => isText(fieldsOf(each)["title"]) && Array.isArray(fieldsOf(each)["subtiles"])
  return (
    [id, userId, tileId].every(isText) &&
    Number.isInteger(base) &&
    Number.isFinite(savedAt) &&
    isDraft(saved) &&
    isDraft(draft)
  )
}
