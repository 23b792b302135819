import type { TileDraft } from "@confetti/contract/tile-draft"
import { isSameValue } from "../compare/draft-parts.ts"
import { rebaseDraft } from "../compare/merge-drafts.ts"

/** A save without an answer yet. It may have succeeded, so it is repeated unchanged under its key. */
export type PendingSave = { key: string; base: number; draft: TileDraft }

/** Why the latest save failed. `unreachable` is retried; `refused` is not until something changes. */
export type SaveFailure = { kind: "unreachable" | "refused"; message: string }

export type AutosaveState = {
  base: number
  saved: TileDraft
  draft: TileDraft
  pending: PendingSave | null
  isSending: boolean
  /** The draft stored on this device; null if there is none. */
  kept: TileDraft | null
  failure: SaveFailure | null
  conflict: { version: number } | null
}

export type AutosaveEvent =
  | { type: "edited"; draft: TileDraft }
  | { type: "kept"; draft: TileDraft | null }
  | { type: "sent"; save: PendingSave }
  | { type: "saved"; version: number }
  | { type: "failed"; failure: SaveFailure }
  | { type: "conflicted"; version: number }
  /** A step of this editor changed the server's draft: later typing is applied on top. */
  | { type: "advanced"; version: number; draft: TileDraft }
  /** A conflict was settled: this draft replaces theirs. */
  | { type: "settled"; version: number; theirs: TileDraft; draft: TileDraft }
  | { type: "retried" }

export function startOf(version: number, draft: TileDraft): AutosaveState {
  const nothing = { pending: null, isSending: false, kept: null, failure: null, conflict: null }
  return { base: version, saved: draft, draft, ...nothing }
}

export function nextAutosave(state: AutosaveState, event: AutosaveEvent): AutosaveState {
  switch (event.type) {
    case "edited":
      // The next attempt may succeed.
      return { ...state, draft: event.draft, failure: state.failure?.kind === "refused" ? null : state.failure }
    case "kept":
      return { ...state, kept: event.draft }
    case "sent":
      return { ...state, pending: event.save, isSending: true }
    case "saved":
      if (!state.pending) return state
      return { ...state, ...settledSave, base: event.version, saved: state.pending.draft }
    case "failed":
      // A refused save changed nothing.
      if (event.failure.kind === "refused") return { ...state, ...settledSave, failure: event.failure }
      return { ...state, isSending: false, failure: event.failure }
    case "conflicted":
      return { ...state, ...settledSave, conflict: { version: event.version } }
    case "advanced": {
      const draft = rebaseDraft({ base: state.saved, mine: state.draft, theirs: event.draft })
      return { ...state, ...settledSave, base: event.version, saved: event.draft, draft }
    }
    case "settled": {
      const { version, theirs, draft } = event
      return { ...state, ...settledSave, conflict: null, base: version, saved: theirs, draft }
    }
    case "retried":
      return { ...state, failure: null }
  }
}

const settledSave = { pending: null, isSending: false, failure: null } as const

export function isDirty({ draft, saved }: Pick<AutosaveState, "draft" | "saved">): boolean {
  return !isSameValue(draft, saved)
}

/** The next save, or null. An unanswered one comes first. */
export function saveToSend(state: AutosaveState, newKey: () => string): PendingSave | null {
  if (state.isSending || state.conflict || state.failure?.kind === "refused") return null
  if (state.pending) return state.pending
  return isDirty(state) ? { key: newKey(), base: state.base, draft: state.draft } : null
}

/** Whether nothing typed is lost by leaving the page. */
export function isSafe(state: AutosaveState): boolean {
  return isSameValue(state.kept, state.draft) || (!isDirty(state) && state.pending === null)
}

export type SaveStatus = "saved" | "saving" | "unsaved" | "kept" | "offline" | "refused" | "conflict"

export function statusOf(state: AutosaveState, isOnline: boolean): SaveStatus {
  if (state.conflict) return "conflict"
  if (state.failure?.kind === "refused") return "refused"
  if (!isDirty(state) && state.pending === null) return "saved"
  const isSaved = isSameValue(state.kept, state.draft)
  if (!isOnline) return isSaved ? "offline" : "unsaved"
  if (state.isSending) return "saving"
  return isSaved ? "kept" : "unsaved"
}
