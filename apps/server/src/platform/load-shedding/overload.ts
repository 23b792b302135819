export type Overload = {
  /** Reports whether it is full; `at` in milliseconds. */
  note: (isFull: boolean, at: number) => void
  isOverloaded: () => boolean
}

/** Detects a persistent queue: it begins when full for `begins` milliseconds without a break, and ends when not full for `ends`. */
export function createOverload({ begins, ends }: { begins: number; ends: number }): Overload {
  let fullSince: number | null = null
  let lastFull = Number.NEGATIVE_INFINITY
  let isOverloaded = false
  return {
    isOverloaded: () => isOverloaded,
    note: (isFull, at) => {
      if (isFull) {
        fullSince ??= at
        lastFull = at
        if (at - fullSince >= begins) isOverloaded = true
        return
      }
      fullSince = null
      if (at - lastFull >= ends) isOverloaded = false
    },
  }
}
