import { type Tutorial, tutorials } from "./tutorials.ts"

type Memories = {
  mine: readonly Tutorial[]
  theirs: readonly Tutorial[]
  /** What both had when they last met. */
  told: readonly Tutorial[]
}

export type MergedTutorials = {
  /** This device was asked to show them again: the server is to forget all, before it is told of any. */
  isReplay: boolean
  toMark: Tutorial[]
  seen: Tutorial[]
}

/** Brings two memories together: seen anywhere is seen, and a replay on either side empties both of what they had shared. */
export function mergeTutorials({ mine, theirs, told }: Memories): MergedTutorials {
  const isReplayHere = told.some((each) => !mine.includes(each))
  if (isReplayHere) return { isReplay: true, toMark: inOrder(mine), seen: inOrder(mine) }
  const isReplayThere = told.some((each) => !theirs.includes(each))
  // What was seen here since they last met is not what was asked to come again.
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
