import type { TileDraft } from "@confetti/contract/tile-draft"
import { day } from "@confetti/domain/durations"
import { type IndexedValues, indexedValues } from "../../../platform/indexed-values.ts"
import { fieldsOf } from "../../../platform/storage.ts"
import type { PendingSave } from "./autosave-state.ts"

/** What a page has of a tile that the server may not have. Each page that has the tile open has a copy of its own. */
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

/** Nobody comes back for what they left so long ago. */
const keptFor = 60 * day
/** Of all tiles and editors together. The oldest goes first. */
const mostCopies = 100

export type DraftCopies = {
  /** Whether the device has it now. */
  put: (copy: DraftCopy) => Promise<boolean>
  remove: (id: string) => Promise<void>
  /** What pages that are gone left of a tile, the latest first. */
  abandoned: (userId: string, tileId: string, now: number) => Promise<DraftCopy[]>
  /** Says that this page has a copy open, until what it gives is called. */
  hold: (id: string) => () => void
}

export const draftCopies = createDraftCopies(indexedValues("cf_studio_drafts"))

export function createDraftCopies(values: IndexedValues): DraftCopies {
  const remove = (id: string) => values.remove(id).catch(() => undefined)
  return {
    put: (copy) =>
      values.put(copy.id, copy).then(
        () => true,
        () => false,
      ),
    remove,
    async abandoned(userId, tileId, now) {
      const all: unknown[] = await values.all().catch(() => [])
      const found = all.filter(isDraftCopy).toSorted((a, b) => b.keptAt - a.keptAt)
      const open = await heldIds()
      const isOver = (copy: DraftCopy, at: number) => at >= mostCopies || copy.keptAt < now - keptFor
      const over = found.filter((copy, at) => isOver(copy, at) && !open.has(copy.id))
      await Promise.all(over.map(({ id }) => remove(id)))
      return found.filter(
        (copy) => copy.userId === userId && copy.tileId === tileId && !open.has(copy.id) && !over.includes(copy),
      )
    },
    hold(id) {
      // Without locks, as on plain http, a copy of a page that is still open may be offered to another one.
      if (!("locks" in navigator)) return () => undefined
      const { promise, resolve } = Promise.withResolvers<void>()
      void navigator.locks.request(lockOf(id), () => promise).catch(() => undefined)
      return resolve
    },
  }
}

const lockStart = "studio-draft "

function lockOf(id: string): string {
  return `${lockStart}${id}`
}

/** The copies that pages have open just now. */
async function heldIds(): Promise<ReadonlySet<string>> {
  if (!("locks" in navigator)) return new Set()
  const { held = [] } = await navigator.locks.query()
  return new Set(held.flatMap(({ name = "" }) => (name.startsWith(lockStart) ? [name.slice(lockStart.length)] : [])))
}

/** The draft's own shape is for the server to judge; a form shows what is there. */
function isDraftCopy(value: unknown): value is DraftCopy {
  const { id, userId, tileId, base, saved, draft, keptAt } = fieldsOf(value)
  const isText = (each: unknown) => typeof each === "string"
  const isDraft = (each: unknown) => isText(fieldsOf(each)["title"]) && Array.isArray(fieldsOf(each)["subtiles"])
  return (
    [id, userId, tileId].every(isText) &&
    Number.isInteger(base) &&
    Number.isFinite(keptAt) &&
    isDraft(saved) &&
    isDraft(draft)
  )
}
