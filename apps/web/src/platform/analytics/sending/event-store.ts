import type { LoggedEvent } from "../log-event.ts"

export type KeptEvent = LoggedEvent & {
  id: string
  /** Who was signed in; null for nobody. */
  user: string | null
}

export type Claim = {
  most: number
  /** Who is here; undefined while nobody knows. */
  user: string | null | undefined
  now: number
  /** Until then nobody else sends them. */
  until: number
}

/** Events that wait to be sent, the oldest first, shared by all tabs. */
export type EventStore = {
  add: (event: KeptEvent) => Promise<void>
  /** Takes what nobody else is sending: of whoever is here, and of nobody. */
  claim: (claim: Claim) => Promise<KeptEvent[]>
  /** They arrived, or never will. */
  remove: (ids: readonly string[]) => Promise<void>
  /** They were not sent after all. */
  release: (ids: readonly string[]) => Promise<void>
  /** Removes those of anyone else. */
  keepOnly: (user: string | null) => Promise<void>
  clear: () => Promise<void>
}

/** A person's events can only be told of as that person. */
export function isOwnedBy(event: KeptEvent, user: string | null | undefined): boolean {
  return event.user === null || event.user === user
}

/** When there are more, the oldest go: a week on a plane must not fill the device. */
export const mostKept = 1000
