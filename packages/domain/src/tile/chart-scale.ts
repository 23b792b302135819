export type ChartScale = { min: number; max: number; shareOf: (value: number) => number }

/**
 * A chart's scale, from zero if lengths are compared (`fromZero`). Otherwise a tenth of the span is added at both ends, without crossing
 * zero.
 */
export function chartScale(values: readonly number[], { fromZero }: { fromZero: boolean }): ChartScale {
  const least = Math.min(...values)
  const most = Math.max(...values)
  const room = fromZero ? 0 : (most - least || Math.abs(most) || 1) / 10
  const low = least - room
  const high = most + room
  const min = fromZero ? Math.min(0, least) : least >= 0 ? Math.max(0, low) : low
  const max = fromZero ? Math.max(0, most) : most <= 0 ? Math.min(0, high) : high
  const span = max - min || 1
  return { min, max, shareOf: (value) => Math.min(1, Math.max(0, (value - min) / span)) }
}
