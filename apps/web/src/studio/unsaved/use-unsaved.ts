import { day } from "@confetti/domain/durations"
import { useEffect, useState } from "react"
import { useSession } from "../../features/session/index.ts"
import { fieldsOf, readStored, removeStored, storedKeys, writeStored } from "../../platform/storage.ts"

const prefix = "cf_studio_unsaved_"
type Key = `${typeof prefix}${string}`

/** Milliseconds after which drafts are dropped. */
const retention = 60 * day
/** For all editors of this device. The oldest is dropped first. */
const mostDrafts = 40

type Saved = {
  userId: string
  /** Milliseconds since 1970. */
  keptAt: number
  draft: unknown
}

/**
 * An editor's unsaved form on this device. It survives the end of a session, and only its editor can read it. Null if there is none, or it
 * has another shape.
 */
export function useUnsaved<Draft>(subject: string, isValid: (value: unknown) => value is Draft) {
  const { userId: signedIn } = useSession()
  // The editor who opened the screen, not one who signs in later.
  const [userId] = useState(signedIn ?? "")
  const key: Key = `cf_studio_unsaved_${userId}_${subject}`
  const [draft, setDraft] = useState<Draft | null>(() => {
    const saved = readStored(key, isSaved)
    if (!saved || saved.userId !== userId || saved.keptAt < Date.now() - retention) return null
    return isValid(saved.draft) ? saved.draft : null
  })
  useEffect(() => {
    if (draft === null) {
      removeStored(key)
      return
    }
    writeStored(key, { userId, keptAt: Date.now(), draft } satisfies Saved)
    removeOld(Date.now())
  }, [key, userId, draft])
  return [draft, setDraft] as const
}

function removeOld(now: number): void {
  const keys = storedKeys().filter((key): key is Key => key.startsWith(prefix))
  const aged = keys.map((key) => ({ key, keptAt: readStored(key, isSaved)?.keptAt ?? 0 }))
  const latestFirst = aged.toSorted((one, other) => other.keptAt - one.keptAt)
  for (const [at, { key, keptAt: savedAt }] of latestFirst.entries())
    if (at >= mostDrafts || savedAt < now - retention) removeStored(key)
}

function isSaved(value: unknown): value is Saved {
  const { userId, keptAt: savedAt } = fieldsOf(value)
  return typeof userId === "string" && Number.isFinite(savedAt)
}
