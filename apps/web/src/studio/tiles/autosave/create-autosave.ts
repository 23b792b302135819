import type { TileDraft } from "@confetti/contract/tile-draft"
import { ApiError } from "../../../platform/api.ts"
import { createEmitter } from "../../../platform/create-store.ts"
import { isSameValue } from "../compare/draft-parts.ts"
import {
  type AutosaveEvent,
  type AutosaveState,
  isDirty,
  nextAutosave,
  type PendingSave,
  type SaveFailure,
  saveToSend,
  startOf,
} from "./autosave-state.ts"
import type { DraftCopies, DraftCopy } from "./draft-copies.ts"

/** Milliseconds after the last change until a draft is saved, and at most if typing never pauses. */
const savedAfter = 2000
const savedWithin = 10_000
/** Milliseconds until it is stored on this device. */
const storedAfter = 250
/** Typing faster than the server answers is left to the next autosave. */
const mostSavesInARow = 5

type AutosaveDeps = {
  userId: string
  save: (save: PendingSave) => Promise<{ version: number }>
  copies: DraftCopies
  newId: () => string
  now: () => number
  after: (ms: number, act: () => void) => () => void
  retry: { later: () => void; reset: () => void }
  errorText: (error: unknown) => string
}

export type Autosave = {
  get: () => AutosaveState
  on: (listener: () => void) => () => void
  edit: (draft: TileDraft) => void
  /** Saves everything. True if the server has it all. */
  flush: () => Promise<boolean>
  dispatch: (event: Extract<AutosaveEvent, { type: "advanced" | "settled" | "retried" }>) => void
  keep: () => Promise<void>
  /** Starts with what an earlier page left, if anything. */
  start: () => () => void
}

/** Saves a draft while it is written: first on this device, then on the server, one save at a time. */
export function createAutosave(
  tile: { id: string; version: number; draft: TileDraft },
  left: DraftCopy | null,
  deps: AutosaveDeps,
): Autosave {
  const changes = createEmitter<void>()
  const copyId = left?.id ?? deps.newId()
  let state = left ? resumed(tile, left) : startOf(tile.version, tile.draft)
  let cancelKeep = () => {}
  let cancelSave = () => {}
  let dirtySince: number | null = null
  let running: Promise<boolean> | null = null
  let isStopped = false

  const send = (event: AutosaveEvent) => {
    state = nextAutosave(state, event)
    changes.emit()
  }

  async function keep(): Promise<void> {
    cancelKeep()
    const { draft, saved, base, pending } = state
    if (!isDirty(state) && pending === null) {
      if (state.kept !== null) await deps.copies.remove(copyId)
      send({ type: "kept", draft: null })
      return
    }
    const { userId, now } = deps
    const copy = { id: copyId, userId, tileId: tile.id, base, saved, draft, pending, keptAt: now() }
    if (await deps.copies.put(copy)) send({ type: "kept", draft })
  }

  async function saveOnce(): Promise<void> {
    const save = saveToSend(state, deps.newId)
    if (!save) return
    send({ type: "sent", save })
    // Stored first, so that the next page knows what was sent.
    await keep()
    try {
      const { version } = await deps.save(save)
      deps.retry.reset()
      send({ type: "saved", version })
    } catch (error) {
      fail(error)
    }
    await keep()
  }

  function fail(error: unknown): void {
    if (error instanceof ApiError && error.code === "studio/conflict") {
      const version = error.details["version"]
      return send({ type: "conflicted", version: typeof version === "number" ? version : state.base })
    }
    const failure: SaveFailure = {
      kind: isUncertain(error) ? "unreachable" : "refused",
      message: deps.errorText(error),
    }
    send({ type: "failed", failure })
    if (failure.kind === "unreachable" && !isStopped) deps.retry.later()
  }

  /** Saves run one at a time: a concurrent call waits, and it continues until nothing is left. */
  function flush(): Promise<boolean> {
    cancelSave()
    dirtySince = null
    running ??= saveAll().finally(() => {
      running = null
    })
    return running
  }

  async function saveAll(): Promise<boolean> {
    for (let tries = 0; tries < mostSavesInARow && saveToSend(state, () => "") !== null; tries++) {
      // oxlint-disable-next-line no-await-in-loop -- each is based on the previous version.
      await saveOnce()
      if (state.failure || state.conflict) break
    }
    return !isDirty(state) && state.pending === null && state.conflict === null
  }

  function edit(draft: TileDraft): void {
    if (isSameValue(draft, state.draft)) return
    send({ type: "edited", draft })
    cancelKeep()
    cancelKeep = deps.after(storedAfter, () => void keep())
    dirtySince ??= deps.now()
    cancelSave()
    const wait = Math.max(0, Math.min(savedAfter, dirtySince + savedWithin - deps.now()))
    cancelSave = deps.after(wait, () => void flush())
  }

  return {
    get: () => state,
    on: changes.on,
    edit,
    flush,
    dispatch: (event) => {
      send(event)
      void keep()
      if (isDirty(state)) cancelSave = deps.after(0, () => void flush())
    },
    keep,
    start() {
      const release = deps.copies.hold(copyId)
      if (left !== null) void flush()
      return () => {
        cancelKeep()
        cancelSave()
        isStopped = true
        deps.retry.reset()
        void keep()
          .then(() => flush())
          .finally(release)
      }
    },
  }
}

/** Continues a copy whose save had succeeded without its answer. */
function resumed(tile: { version: number; draft: TileDraft }, left: DraftCopy): AutosaveState {
  const { base, saved, draft, pending } = left
  const hasArrived = pending === null ? isSameValue(draft, saved) : isSameValue(tile.draft, pending.draft)
  if (hasArrived) return { ...startOf(tile.version, tile.draft), draft, kept: draft }
  return { ...startOf(base, saved), draft, pending, kept: draft }
}

/** Whether a failed save may have succeeded, or may succeed later. */
function isUncertain(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return error.code.startsWith("session/") || uncertain.has(error.code)
}

const uncertain: ReadonlySet<string> = new Set([
  "offline",
  "signing-out",
  "server/unexpected",
  "server/unavailable",
  "request/rate-limited",
  "request/key-in-progress",
])
