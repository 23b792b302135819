import type { DeviceValues } from "../device-values.ts"
import { fieldsOf } from "../storage.ts"

/** A change that waits. */
export type Entry = {
  kind: string
  input: unknown
  /** Makes it count once: its idempotency key. */
  id: string
  userId: string
  sequence: number
  /** How often the server was asked and fell over. */
  failures: number
}

const start = "cf_outbox_"
const ownerKey = "cf_outbox_of"
const keyOf = (subject: string) => `cf_outbox_${subject}` as const

export type Queue = ReturnType<typeof createQueue>

/** What waits on this device, and for whom: one person's changes at a time, each under a key of its own to avoid lost updates. */
export function createQueue(values: DeviceValues) {
  const owner = () => values.read(ownerKey, isText)
  const find = (subject: string): Entry | null => {
    const entry = values.read(keyOf(subject), isEntry)
    return entry !== null && entry.userId === owner() ? entry : null
  }
  const subjects = () => values.names().flatMap((key) => (key.startsWith(start) ? key.slice(start.length) : []))
  const clear = () => {
    for (const subject of subjects()) values.remove(keyOf(subject))
  }
  return {
    /** Whose changes are kept; null for nobody's, and then none are. */
    owner,
    /** Keeps this person's changes from here on, and drops what waits of anybody else. */
    keepFor: (userId: string): void => {
      if (owner() === userId) return
      clear()
      values.write(ownerKey, userId)
    },
    find,
    /** All of the owner's by subject, in order. */
    waiting: (): (readonly [subject: string, entry: Entry])[] =>
      subjects()
        .flatMap((subject): (readonly [string, Entry])[] => {
          const entry = find(subject)
          return entry === null ? [] : [[subject, entry]]
        })
        .toSorted(([, a], [, b]) => a.sequence - b.sequence || (a.id < b.id ? -1 : 1)),
    put: (subject: string, entry: Entry): void => values.write(keyOf(subject), entry),
    /** Removes it unless another has taken its place. True when it was there. */
    remove: (subject: string, { id }: Entry): boolean => {
      if (find(subject)?.id !== id) return false
      values.remove(keyOf(subject))
      return true
    },
    clear,
  }
}

function isText(value: unknown): value is string {
  return typeof value === "string"
}

function isEntry(value: unknown): value is Entry {
  const { kind, id, userId, sequence, failures } = fieldsOf(value)
  return (
    typeof kind === "string" &&
    typeof id === "string" &&
    typeof userId === "string" &&
    typeof sequence === "number" &&
    typeof failures === "number"
  )
}
