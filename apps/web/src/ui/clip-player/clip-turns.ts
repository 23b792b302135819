import { useSyncExternalStore } from "react"
import { createStore } from "../../platform/create-store.ts"

export type Candidate = {
  /** Visible share, 0 to 1. */
  share: number
  /** Played or stopped by the person, and visible since. */
  isAsked: boolean
  playsByItself: boolean
}

/** A requested clip keeps playing while this share is visible; autoplay starts when nearly all is. */
const leastAsked = 0.25
const leastByItself = 0.6

/** The clip to play: the requested one, otherwise the most visible; of equals the last, which is on top. */
export function chooseClip(candidates: ReadonlyMap<string, Candidate>): string | null {
  let chosen: { id: string; rank: number } | null = null
  for (const [id, { share, isAsked, playsByItself }] of candidates) {
    const isReady = isAsked ? share >= leastAsked : playsByItself && share >= leastByItself
    const rank = share + (isAsked ? 1 : 0)
    if (isReady && rank >= (chosen?.rank ?? 0)) chosen = { id, rank }
  }
  return chosen?.id ?? null
}

const candidates = createStore<ReadonlyMap<string, Candidate>>(new Map())

export function useIsInTurn(id: string): boolean {
  return useSyncExternalStore(
    candidates.on,
    () => chooseClip(candidates.get()) === id,
    () => false,
  )
}

const absent: Candidate = { share: 0, isAsked: false, playsByItself: false }

/** Changes a clip's state. A request cancels the others'. */
export function changeClip(id: string, change: Partial<Candidate>): void {
  const all = new Map(candidates.get())
  if (change.isAsked) for (const [other, each] of all) all.set(other, { ...each, isAsked: false })
  const next = { ...absent, ...all.get(id), ...change }
  all.set(id, next.share < leastAsked ? { ...next, isAsked: false } : next)
  candidates.set(all)
}

export function removeClip(id: string): void {
  candidates.set(new Map([...candidates.get()].filter(([each]) => each !== id)))
}
