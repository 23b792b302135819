import { useSyncExternalStore } from "react"
import { createEmitter } from "../../../platform/create-store.ts"
import { type DeviceValues, deviceValues } from "../../../platform/device-values.ts"
import { randomUuid } from "../../../platform/ids.ts"
import { fieldsOf } from "../../../platform/storage.ts"
import type { Attachment } from "../attach/attach-file.tsx"

/** A thought that is not sent. */
export type Draft = {
  /** The thought's own from its first letter on: sent twice, it is one. */
  id: string
  /** Whose it is; null for a guest's, which goes to whoever joins. */
  userId: string | null
  text: string
  attachment: Attachment | null
  /** Why it came back. */
  refusal: string | null
}

type Returned = Pick<Draft, "id" | "userId" | "text" | "attachment" | "refusal">

const keyOf = (tileId: string) => `cf_thought_draft_${tileId}` as const

export type Drafts = ReturnType<typeof createDrafts>

/** One draft a tile, kept on the device as it is written. */
export function createDrafts(values: DeviceValues, newId: () => string) {
  /** As they were last read. */
  const shown = new Map<string, Draft | null>()
  const changes = createEmitter<void>()
  const read = (tileId: string) => values.read(keyOf(tileId), isDraft)
  const snapshot = (tileId: string) => {
    const known = shown.get(tileId)
    if (known !== undefined) return known
    const draft = read(tileId)
    shown.set(tileId, draft)
    return draft
  }
  const write = (tileId: string, draft: Draft | null) => {
    shown.set(tileId, draft)
    if (draft) values.write(keyOf(tileId), draft)
    else values.remove(keyOf(tileId))
    changes.emit()
  }
  // Another tab wrote one, or somebody's were cleared away.
  globalThis.addEventListener?.("storage", (event: StorageEvent) => {
    if (event.key !== null && !event.key.startsWith(keyOf(""))) return
    shown.clear()
    changes.emit()
  })

  return {
    /** What there is on a tile, for whoever is here: a guest's is anybody's who joins, and another one's nobody's. */
    read: (tileId: string, userId: string | null): Draft | null => theirs(read(tileId), userId),
    change: (tileId: string, userId: string | null, changed: Partial<Pick<Draft, "text" | "attachment">>): void => {
      const before = theirs(read(tileId), userId) ?? { id: newId(), userId, text: "", attachment: null }
      const next = { ...before, userId: userId ?? before.userId, ...changed, refusal: null }
      write(tileId, next.text === "" && next.attachment === null ? null : next)
    },
    /** What was sent and refused comes back, above what was begun in its place. */
    giveBack: (tileId: string, returned: Returned): void => {
      const begun = theirs(read(tileId), returned.userId)
      const text = begun && begun.text.trim() !== "" ? `${returned.text}\n\n${begun.text}` : returned.text
      write(tileId, { ...returned, text, attachment: begun?.attachment ?? returned.attachment })
    },
    clear: (tileId: string): void => write(tileId, null),
    /** Forgets what was shown: somebody came or left, and what is kept may be gone. */
    reread: (): void => {
      shown.clear()
      changes.emit()
    },
    use: (tileId: string, userId: string | null): Draft | null =>
      theirs(
        useSyncExternalStore(
          changes.on,
          () => snapshot(tileId),
          () => null,
        ),
        userId,
      ),
  }
}

export const drafts = createDrafts(deviceValues, randomUuid)

function theirs(draft: Draft | null, userId: string | null): Draft | null {
  // While nobody is known to be here, whoever wrote it may still be.
  return draft && (draft.userId === null || userId === null || draft.userId === userId) ? draft : null
}

function isDraft(value: unknown): value is Draft {
  const { id, userId, text, attachment, refusal } = fieldsOf(value)
  return (
    typeof id === "string" &&
    typeof text === "string" &&
    [userId, refusal].every((each) => each === null || typeof each === "string") &&
    (attachment === null || isAttachment(attachment))
  )
}

function isAttachment(value: unknown): value is Attachment {
  const { uploadId, kind, name, size } = fieldsOf(value)
  return (
    typeof uploadId === "string" &&
    (kind === "photo" || kind === "clip") &&
    typeof name === "string" &&
    typeof size === "number"
  )
}
