type Timers = { set: (act: () => void, after: number) => unknown; clear: (timer: never) => void }

/** Unbound: as methods of another object browsers refuse them. */
const browserTimers: Timers = {
  set: (act, after) => setTimeout(act, after),
  clear: (timer) => clearTimeout(timer),
}

/** Runs the latest input: inputs within `wait` milliseconds are merged, one runs at a time, and the last one meanwhile runs next. */
export function createLatest<Input>(
  work: (input: Input) => Promise<void>,
  wait: number,
  timers: Timers = browserTimers,
) {
  let next: { input: Input } | null = null
  let timer: unknown = null
  let isBusy = false
  let isOver = false

  const advance = (): void => {
    if (isBusy || timer !== null || next === null || isOver) return
    const { input } = next
    next = null
    isBusy = true
    void work(input)
      .catch(() => undefined)
      .finally(() => {
        isBusy = false
        advance()
      })
  }
  return {
    ask(input: Input): void {
      next = { input }
      if (timer !== null) timers.clear(timer as never)
      timer = timers.set(() => {
        timer = null
        advance()
      }, wait)
    },
    stop(): void {
      isOver = true
      if (timer !== null) timers.clear(timer as never)
    },
  }
}
