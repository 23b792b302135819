import { useSyncExternalStore } from "react"
import { createStore } from "../../platform/create-store.ts"

export type Candidate = {
  /** How much of it is in view, 0 to 1. */
  share: number
  /** Somebody played it or stopped it themselves, and it has been in view since. */
  isAsked: boolean
  playsByItself: boolean
}

/** Asked for, a clip keeps its turn while this much of it is seen; by itself one begins when nearly all is. */
const leastAsked = 0.25
const leastByItself = 0.6

/** Whose turn it is: the one somebody asked for, else the one most in view; of equals the last, which lies over the others. */
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

/** Tells of a change of one clip. Whoever asks for one takes back what was asked of the others. */
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
