import type { DeviceInfo } from "@confetti/contract/device-info"
import type { LoggedEvent } from "../log-event.ts"

export type KeptEvent = LoggedEvent & {
  id: string
  /** Missing in events of an earlier version. */
  device?: DeviceInfo
  user: string | null
}

export type Claim = {
  most: number
  /** The person; undefined while unknown. */
  user: string | null | undefined
  now: number
  /** Until then nobody else sends them. */
  until: number
}

/** Events waiting to be sent, oldest first, shared by all tabs. */
export type EventStore = {
  add: (event: KeptEvent) => Promise<void>
  /** Claims events that nobody else is sending: this person's and nobody's. */
  claim: (claim: Claim) => Promise<KeptEvent[]>
  remove: (ids: readonly string[]) => Promise<void>
  release: (ids: readonly string[]) => Promise<void>
  keepOnly: (user: string | null) => Promise<void>
  clear: () => Promise<void>
}

export function isOwnedBy(event: KeptEvent, user: string | null | undefined): boolean {
  return event.user === null || event.user === user
}

/** The oldest are dropped, so that long offline use does not fill the device. */
export const mostKept = 1000

/** Without storage events last as long as the page. */
export function memoryStore(): EventStore {
  let kept: (KeptEvent & { claimedUntil: number })[] = []
  const free = (ids: readonly string[]) => {
    for (const event of kept) if (ids.includes(event.id)) event.claimedUntil = 0
  }
  return {
    add: async (event) => {
      kept = [...kept, { ...event, claimedUntil: 0 }].slice(-mostKept)
    },
    claim: async ({ most, user, now, until }) => {
      const claimed = kept.filter((event) => event.claimedUntil <= now && isOwnedBy(event, user)).slice(0, most)
      for (const event of claimed) event.claimedUntil = until
      return claimed.map(({ claimedUntil: _until, ...event }) => event)
    },
    remove: async (ids) => {
      kept = kept.filter(({ id }) => !ids.includes(id))
    },
    release: async (ids) => free(ids),
    keepOnly: async (user) => {
      kept = kept.filter((event) => isOwnedBy(event, user))
    },
    clear: async () => {
      kept = []
    },
  }
}
