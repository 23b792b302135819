import type { DeviceValues } from "./device-values.ts"
import { type Intent, isIntent, subjectOf } from "./intent.ts"

/** Everything here begins so; whoever leaves takes all of it away. */
const start = "cf_outbox_"
const ownerName = `${start}of`

/** What waits on this device, and for whom: one person's deeds at a time. */
export type IntentStore = {
  /** Whose deeds are kept; null for nobody's, and then none are. */
  owner: () => string | null
  /** Keeps this person's deeds from here on, and drops what waits of anybody else. */
  keepFor: (userId: string) => void
  find: (subject: string) => Intent | null
  /** All of the owner's, in the order they are to be told. */
  waiting: () => Intent[]
  put: (intent: Intent) => void
  /** Takes it out of the line, unless another deed has taken its place. True when it was there. */
  remove: (intent: Intent) => boolean
  clear: () => void
}

/** Each intent under a name of its own, so that two tabs never write over each other's. */
export function intentStore(values: DeviceValues): IntentStore {
  const owner = () => values.read(ownerName, isText)
  const find = (subject: string) => {
    const intent = values.read(start + subject, isIntent)
    return intent !== null && intent.userId === owner() ? intent : null
  }
  const clear = () => values.remove((name) => name.startsWith(start))
  return {
    owner,
    keepFor: (userId) => {
      if (owner() === userId) return
      clear()
      values.write(ownerName, userId)
    },
    find,
    waiting: () =>
      values
        .names()
        .filter((name) => name.startsWith(start))
        .flatMap((name) => find(name.slice(start.length)) ?? [])
        .sort((a, b) => a.place - b.place || (a.id < b.id ? -1 : 1)),
    put: (intent) => values.write(start + subjectOf(intent), intent),
    remove: (intent) => {
      const subject = subjectOf(intent)
      if (find(subject)?.id !== intent.id) return false
      values.remove((name) => name === start + subject)
      return true
    },
    clear,
  }
}

function isText(value: unknown): value is string {
  return typeof value === "string"
}
