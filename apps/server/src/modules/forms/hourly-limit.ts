const hour = 3_600_000
/** How many senders are remembered; beyond that, those who have long been quiet are forgotten first. */
const mostSenders = 20_000

/** So many an hour for each sender, counted in this process. */
export type HourlyLimit = {
  /** Takes one. 0 when there was one to take, otherwise the seconds until there is. */
  take: (sender: string, now: number) => number
}

export function createHourlyLimit(most: number): HourlyLimit {
  const sentBy = new Map<string, number[]>()

  function forget(now: number): void {
    for (const [sender, times] of sentBy) if ((times.at(-1) ?? 0) <= now - hour) sentBy.delete(sender)
    for (const sender of sentBy.keys()) {
      if (sentBy.size <= mostSenders / 2) break
      sentBy.delete(sender)
    }
  }

  return {
    take: (sender, now) => {
      const times = (sentBy.get(sender) ?? []).filter((at) => at > now - hour)
      const wait = secondsUntilFree(times, most, now)
      if (wait > 0) return wait
      if (sentBy.size >= mostSenders) forget(now)
      sentBy.set(sender, [...times, now])
      return 0
    },
  }
}

/** How long until fewer than `most` lie within the last hour. `times` are the oldest first. */
export function secondsUntilFree(times: readonly number[], most: number, now: number): number {
  const last = times.at(-most)
  return last === undefined || times.length < most ? 0 : Math.max(1, Math.ceil((last + hour - now) / 1000))
}
