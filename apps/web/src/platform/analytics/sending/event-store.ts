import type { DeviceInfo } from "@confetti/contract/device-info"
import type { LoggedEvent } from "../log-event.ts"

export type SavedEvent = LoggedEvent & {
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
  add: (event: SavedEvent) => Promise<void>
  /** Claims events that nobody else is sending: this person's and nobody's. */
  claim: (claim: Claim) => Promise<SavedEvent[]>
  remove: (ids: readonly string[]) => Promise<void>
  release: (ids: readonly string[]) => Promise<void>
  keepOnly: (user: string | null) => Promise<void>
  clear: () => Promise<void>
}

export function isOwnedBy(event: SavedEvent, user: string | null | undefined): boolean {
  return event.user === null || event.user === user
}

/** The oldest are dropped, so that long offline use does not fill the device. */
export const mostStored = 1000

/** Without storage events last as long as the page. */
export function memoryStore(): EventStore {
  let saved: (SavedEvent & { claimedUntil: number })[] = []
  const free = (ids: readonly string[]) => {
    for (const event of saved) if (ids.includes(event.id)) event.claimedUntil = 0
  }
  return {
    add: async (event) => {
      saved = [...saved, { ...event, claimedUntil: 0 }].slice(-mostStored)
    },
    claim: async ({ most, user, now, until }) => {
      const claimed = saved.filter((event) => event.claimedUntil <= now && isOwnedBy(event, user)).slice(0, most)
      for (const event of claimed) event.claimedUntil = until
      return claimed.map(({ claimedUntil: _until, ...event }) => event)
    },
    remove: async (ids) => {
      saved = saved.filter(({ id }) => !ids.includes(id))
    },
    release: async (ids) => free(ids),
    keepOnly: async (user) => {
      saved = saved.filter((event) => isOwnedBy(event, user))
    },
    clear: async () => {
      saved = []
    },
  }
}
