/** A saved download. Sizes in bytes, `savedAt` in milliseconds. */
export type Saved = { slug: string; bytes: number; savedAt: number }

export type Room = { quota: number; usage: number }

export type SavingPlan =
  | { ok: true; removed: string[] }
  /** Not even after removing all others. */
  | { ok: false; reason: "no-room"; free: number }

/** The rest is left to the app: a full browser deletes all of a site's data. */
const usableShare = 0.9

/** Whether so many bytes can be saved, and which downloads are removed for them, oldest first. Saving again reuses its own space. */
export function planSaving(slug: string, bytes: number, room: Room, saved: readonly Saved[]): SavingPlan {
  const own = saved.find((each) => each.slug === slug)?.bytes ?? 0
  let free = room.quota * usableShare - room.usage + own
  const removed: string[] = []
  for (const each of saved.filter((each) => each.slug !== slug).toSorted((a, b) => a.savedAt - b.savedAt)) {
    if (free >= bytes) break
    free += each.bytes
    removed.push(each.slug)
  }
  return free >= bytes ? { ok: true, removed } : { ok: false, reason: "no-room", free: Math.max(0, free) }
}
