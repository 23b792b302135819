const everyMs = 2000

/** Says how far an import is, every two seconds: short ones say nothing. */
export function reportProgress(say: (line: string) => void): (done: number, all: number) => void {
  const startedAt = performance.now()
  let saidAt = startedAt
  return (done, all) => {
    const now = performance.now()
    if (now - saidAt < everyMs) return
    saidAt = now
    say(`Reading the content pack: ${done} of ${all} tiles, ${Math.round((now - startedAt) / 1000)} s`)
  }
}
