const day = 86_400_000

/** When the day began that a moment is in. Points count their days in UTC: the same for everybody, wherever they travel. */
export function startOfDay(now: number): Date {
  return new Date(now - (now % day))
}
