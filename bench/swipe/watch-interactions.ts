/** The browser's Event Timing of each interaction: milliseconds from touch or key to the next frame. */
export type Interactions = { longest: (since: number) => number }

/** Runs inside the page, before anything else does. What is shown within 16 ms is not told, and counts as 16. */
export function watchInteractions(): void {
  const least = 16
  const seen: PerformanceEventTiming[] = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) if (entry.interactionId) seen.push(entry)
  }).observe({ type: "event", durationThreshold: least, buffered: true } as PerformanceObserverInit)
  const interactions: Interactions = {
    longest: (since) =>
      Math.max(least, ...seen.filter(({ startTime }) => startTime >= since).map(({ duration }) => duration)),
  }
  Object.assign(window, { interactions })
}
