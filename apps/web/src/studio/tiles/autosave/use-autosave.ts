import type { StudioTile } from "@confetti/contract/studio"
import { useEffect, useState, useSyncExternalStore } from "react"
import { onOnline } from "../../../platform/connection.ts"
import { createRetry } from "../../../platform/create-retry.ts"
import { randomId } from "../../../platform/ids.ts"
import { studioCall } from "../../access/studio-call.ts"
import { errorText } from "../../error-text.ts"
import { isSafe } from "./autosave-state.ts"
import { type Autosave, createAutosave } from "./create-autosave.ts"
import { type DraftCopy, draftCopies } from "./draft-copies.ts"

export function useAutosave(tile: StudioTile, left: DraftCopy | null, userId: string): Autosave {
  const [autosave] = useState(() => autosaveOf(tile, left, userId))
  useEffect(() => autosave.start(), [autosave])
  useEffect(() => {
    const hide = () => void (document.hidden && autosave.keep())
    const leave = () => void autosave.keep()
    const ask = (event: BeforeUnloadEvent) => {
      if (!isSafe(autosave.get())) event.preventDefault()
    }
    document.addEventListener("visibilitychange", hide)
    addEventListener("pagehide", leave)
    addEventListener("beforeunload", ask)
    return () => {
      document.removeEventListener("visibilitychange", hide)
      removeEventListener("pagehide", leave)
      removeEventListener("beforeunload", ask)
    }
  }, [autosave])
  useSyncExternalStore(autosave.on, autosave.get)
  return autosave
}

function autosaveOf(tile: StudioTile, left: DraftCopy | null, userId: string): Autosave {
  const retry = createRetry(() => void autosave.flush())
  const autosave: Autosave = createAutosave(tile, left, {
    userId,
    save: ({ key, base, draft }) => studioCall("studio-save_tile", { id: tile.id, base, draft }, key),
    copies: draftCopies,
    newId: randomId,
    now: Date.now,
    after: (ms, act) => {
      const timer = setTimeout(act, ms)
      return () => clearTimeout(timer)
    },
    retry,
    errorText,
  })
  return autosave
}

export function useIsOnline(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const off = onOnline(listener)
      addEventListener("offline", listener)
      return () => {
        off()
        removeEventListener("offline", listener)
      }
    },
    () => navigator.onLine,
    () => true,
  )
}
