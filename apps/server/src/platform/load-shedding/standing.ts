export type Standing = {
  /** Tells whether it is full now; `at` in milliseconds. */
  note: (isFull: boolean, at: number) => void
  isStanding: () => boolean
}

/** Tells a queue that stands from one that passes: it stands once it was full each time for so long, and until it never was for so long, in milliseconds. */
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
