const everyMs = 2000

/** Logs the progress of an import every two seconds; short imports log nothing. */
export function reportProgress(say: (line: string) => void, doing: string): (done: number, all: number) => void {
  let startedAt: number | undefined
  let saidAt = 0
  return (done, all) => {
    const now = performance.now()
    if (startedAt === undefined) startedAt = saidAt = now
    if (now - saidAt < everyMs) return
    saidAt = now
    say(`${doing}: ${done} of ${all}, ${Math.round((now - startedAt) / 1000)} s`)
  }
}
