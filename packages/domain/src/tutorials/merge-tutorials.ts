import { type Tutorial, tutorials } from "./tutorials.ts"

type Memories = {
  mine: readonly Tutorial[]
  theirs: readonly Tutorial[]
  /** Tutorials that both had at the last sync. */
  told: readonly Tutorial[]
}

export type MergedTutorials = {
  /** This device requested a replay: the server must forget all before it gets new ones. */
  isReplay: boolean
  toMark: Tutorial[]
  seen: Tutorial[]
}

/** Merges two memories: seen anywhere is seen, and a replay on either side clears what they shared. */
export function mergeTutorials({ mine, theirs, told }: Memories): MergedTutorials {
  const isReplayHere = told.some((each) => !mine.includes(each))
  if (isReplayHere) return { isReplay: true, toMark: inOrder(mine), seen: inOrder(mine) }
  const isReplayThere = told.some((each) => !theirs.includes(each))
  // Tutorials seen here since the last sync are not part of the replay.
  const own = isReplayThere ? mine.filter((each) => !told.includes(each)) : mine
  return {
    isReplay: false,
    toMark: inOrder(own.filter((each) => !theirs.includes(each))),
    seen: inOrder([...own, ...theirs]),
  }
}

function inOrder(some: readonly Tutorial[]): Tutorial[] {
  return tutorials.filter((each) => some.includes(each))
}
