export type Standing = {
  /** Reports whether it is full; `at` in milliseconds. */
  note: (isFull: boolean, at: number) => void
  isStanding: () => boolean
}

/** Detects a persistent queue: it begins when full for `begins` milliseconds without a break, and ends when not full for `ends`. */
export function standing({ begins, ends }: { begins: number; ends: number }): Standing {
  let fullSince: number | null = null
  let lastFull = Number.NEGATIVE_INFINITY
  let isStanding = false
  return {
    isStanding: () => isStanding,
    note: (isFull, at) => {
      if (isFull) {
        fullSince ??= at
        lastFull = at
        if (at - fullSince >= begins) isStanding = true
        return
      }
      fullSince = null
      if (at - lastFull >= ends) isStanding = false
    },
  }
}
