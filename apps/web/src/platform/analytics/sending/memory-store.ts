import { type EventStore, isOwnedBy, type KeptEvent, mostKept } from "./event-store.ts"

/** For browsers that keep nothing: the events last as long as the page. */
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
