/** What was taken from the bucket with this key, as the milliseconds it takes to fill up again. */
export type Charge = { key: string; ms: number }

export type SharedBuckets = {
  /** Takes from each, in one step. Gives when each is full again by its key, in milliseconds since the epoch. Throws while it is away. */
  charge: (charges: readonly Charge[], now: number) => Promise<ReadonlyMap<string, number>>
  close: () => void
}

/**
 * A bucket may owe what several processes took from it at once, and nothing of longer than this, in milliseconds: neither that nor a clock
 * that was wrong shuts anybody out for longer.
 */
export const longestDebt = 120_000
