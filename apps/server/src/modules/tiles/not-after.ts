/** The moment somebody names; a time to come is now, and so is none. `now` is in milliseconds. */
export function notAfter(now: number, date: string | undefined): Date {
  return new Date(date === undefined ? now : Math.min(now, Date.parse(date)))
}
