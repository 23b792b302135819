import type { Thought } from "@confetti/contract/thoughts"
import { useMemo, useSyncExternalStore } from "react"
import { createEmitter } from "../../../platform/create-store.ts"
import { type DeviceValues, deviceValues } from "../../../platform/device-values.ts"
import { randomUuid } from "../../../platform/ids.ts"
import { scoped, useScope } from "../../../platform/session-scope.ts"
import { fieldsOf } from "../../../platform/storage.ts"
import {
  type Draft,
  isDraft,
  isWritten,
  newWritten,
  type Sending,
  type Written,
  withWritten,
  writtenThoughts,
} from "./written.ts"

/** A thought with its person; null is a guest's draft, which goes to whoever joins. */
type Saved = { userId: string | null; own: Draft | Written }

const keyOf = (id: string) => `cf_thought_${id}` as const
const none: readonly Saved[] = []

export type ThoughtStore = ReturnType<typeof createThoughtStore>

/** The person's own thoughts on this device until the server's page has them: draft, queued, sent. Shared by all tabs, until `end`. */
export function createThoughtStore(values: DeviceValues, newId: () => string) {
  /** As last read, newest first. */
  let shown: readonly Saved[] | null = null
  let isOver = false
  const changes = createEmitter<void>()
  const vanished = createEmitter<readonly Written[]>()
  const read = () =>
    values
      .names()
      .flatMap((name) =>
        name.startsWith(keyOf("")) ? (values.read(keyOf(name.slice(keyOf("").length)), isSaved) ?? []) : [],
      )
      .toSorted((a, b) => writtenAt(b).localeCompare(writtenAt(a)))
  const snapshot = () => (shown ??= read())
  const write = (id: string, saved: Saved | null) => {
    // An answer after the person has left is not stored.
    if (isOver) return
    if (saved) values.write(keyOf(id), saved)
    else values.remove(keyOf(id))
    shown = null
    changes.emit()
  }
  const follow = ({ key }: StorageEvent) => {
    if (key !== null && !key.startsWith(keyOf(""))) return
    const before = writtenIn(shown ?? none)
    shown = null
    changes.emit()
    const left = new Set(snapshot().map(({ own }) => idOf(own)))
    const gone = before.filter(({ thought }) => !left.has(thought.id))
    if (gone.length > 0) vanished.emit(gone)
  }
  // The server has no tabs.
  globalThis.addEventListener?.("storage", follow)
  const draft = (tileId: string, userId: string | null) => draftIn(snapshot(), tileId, userId)

  return {
    snapshot,
    on: changes.on,
    /** Another tab has read their pages. */
    onVanished: vanished.on,
    /** Thoughts sent or pending, newest first. */
    all: (): readonly Written[] => writtenIn(snapshot()),
    find: (id: string): Written | null => writtenIn(snapshot()).find(({ thought }) => thought.id === id) ?? null,
    /** Keeps this person's thoughts: guest drafts become theirs, and others' are deleted. */
    keepFor: (userId: string): void => {
      // A list of an earlier version, whose pending items are also queued.
      values.remove("cf_thoughts")
      for (const saved of snapshot()) {
        if (saved.userId === userId) continue
        write(idOf(saved.own), saved.userId === null ? { ...saved, userId } : null)
      }
    },
    put: (userId: string, written: Written): void => write(written.thought.id, { userId, own: written }),
    /** Changes a sent or pending thought; null deletes it. */
    change: (id: string, change: (before: Written) => Written | null): void => {
      const saved = values.read(keyOf(id), isSaved)
      if (!saved || saved.own.state === "draft") return
      const own = change(saved.own)
      write(id, own && { ...saved, own })
    },
    /** The draft of a tile for this person; a guest's goes to whoever joins. */
    draft: (tileId: string, userId: string | null): Draft | null => draft(tileId, userId)?.own ?? null,
    changeDraft: (
      tileId: string,
      userId: string | null,
      changed: Partial<Pick<Draft, "text" | "attachment">>,
    ): void => {
      const before = draft(tileId, userId)
      const begun = before?.own ?? { state: "draft", id: newId(), tileId, text: "", attachment: null, refusal: null }
      const own: Draft = { ...begun, ...changed, refusal: null }
      const isEmpty = own.text === "" && own.attachment === null
      write(own.id, isEmpty ? null : { userId: userId ?? before?.userId ?? null, own })
    },
    /** A refused thought becomes a draft again, before a newer one. */
    giveBack: (userId: string, returned: Draft): void => {
      const begun = draft(returned.tileId, userId)?.own
      const text = begun && begun.text.trim() !== "" ? `${returned.text}\n\n${begun.text}` : returned.text
      write(returned.id, { userId, own: { ...returned, text, attachment: begun?.attachment ?? returned.attachment } })
      if (begun && begun.id !== returned.id) write(begun.id, null)
    },
    send: (userId: string, tileId: string, sending: Sending): Written | null => {
      const begun = draft(tileId, userId)?.own
      if (!begun) return null
      const written = newWritten(begun, sending)
      write(begun.id, { userId, own: written })
      return written
    },
    end: (): void => {
      isOver = true
      globalThis.removeEventListener?.("storage", follow)
    },
  }
}

export const thoughtStoreOf = scoped((scope) => {
  const store = createThoughtStore(deviceValues, randomUuid)
  scope.onEnd(store.end)
  return store
})

function idOf(own: Draft | Written): string {
  return own.state === "draft" ? own.id : own.thought.id
}

function writtenAt({ own }: Saved): string {
  return own.state === "draft" ? "" : own.thought.at
}

function writtenIn(all: readonly Saved[]): Written[] {
  return all.flatMap(({ own }) => (own.state === "draft" ? [] : own))
}

function draftIn(all: readonly Saved[], tileId: string, userId: string | null) {
  for (const { userId: owner, own } of all) {
    // While nobody is known, the writer may still be here.
    const isTheirs = owner === null || userId === null || owner === userId
    if (isTheirs && own.state === "draft" && own.tileId === tileId) return { userId: owner, own }
  }
  return null
}

function isSaved(value: unknown): value is Saved {
  const { userId, own } = fieldsOf(value)
  return (userId === null || typeof userId === "string") && (isDraft(own) || isWritten(own))
}

function useSaved(): readonly Saved[] {
  const { on, snapshot } = thoughtStoreOf(useScope())
  return useSyncExternalStore(on, snapshot, () => none)
}

export function useDraft(tileId: string, userId: string | null): Draft | null {
  return draftIn(useSaved(), tileId, userId)?.own ?? null
}

function useAllWritten(userId: string | null): readonly Written[] {
  const all = useSaved()
  return useMemo(() => (userId === null ? [] : writtenIn(all.filter((one) => one.userId === userId))), [all, userId])
}

/**
 * Thoughts of this device on a tile that the server's page lacks or has in an older form, newest first, as for their author. Unsent ones
 * have no `review`. Shown at the top of USER_TAKES, replacing those with the same id; others go through `useWithWritten`. Empty for guests.
 */
export function useWritten(userId: string | null, tileId: string): Thought[] {
  const all = useAllWritten(userId)
  return useMemo(() => writtenThoughts(all, tileId), [all, tileId])
}

export function useWithWritten(userId: string | null, thoughts: readonly Thought[]): Thought[] {
  const all = useAllWritten(userId)
  return useMemo(() => withWritten(thoughts, all), [all, thoughts])
}

export function useWrittenOf(userId: string | null, thoughtId: string): Written | null {
  return useAllWritten(userId).find(({ thought }) => thought.id === thoughtId) ?? null
}
