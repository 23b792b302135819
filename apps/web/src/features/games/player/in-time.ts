/** A line that takes what is sent and never answers must not hold up what follows for ever. In milliseconds. */
const timeout = 20_000

/** For a call of a game that may be sent again: it is given up after a while. */
export function inTime(): RequestInit {
  return { signal: AbortSignal.timeout(timeout) }
}
