import type { KeyIn } from "../device-keys.ts"
import type { DeviceValues } from "../device-values.ts"
import { fieldsOf } from "../storage.ts"

export type Entry = {
  kind: string
  input: unknown
  /** The idempotency key. */
  id: string
  userId: string
  sequence: number
  failures: number
}

type QueuedValue = { name: string; subject: string; entry: Entry }

/** Separate queues, which do not block each other, with the storage key of an entry. */
export const lanes = {
  outbox: (name: string) => `cf_outbox_${name}` as const,
  /** Moves of games, awaited by players, guests included. */
  turns: (name: string) => `cf_turns_${name}` as const,
} as const satisfies Record<string, (name: string) => KeyIn<"local">>

/** The owner of a guest's queue, which goes to whoever signs in. */
export const guest = "guest"

export type Queue = ReturnType<typeof createQueue>

/**
 * The stored queue of one person at a time. Each entry has its own key, written once and removed once, because tabs see each other's writes
 * a moment later: with a key for each subject, removing a sent entry could remove its replacement.
 */
export function createQueue(values: DeviceValues, keyOf: (typeof lanes)[keyof typeof lanes] = lanes.outbox) {
  const start = keyOf("")
  const ownerKey = keyOf("of")
  const owner = () => values.read(ownerKey, isText)
  const names = () => values.names().flatMap((key) => (key.startsWith(start) ? key.slice(start.length) : []))
  /** All entries of the owner in order, including replaced ones. */
  const all = (): QueuedValue[] => {
    const userId = owner()
    return names()
      .flatMap((name): QueuedValue[] => {
        const saved = values.read(keyOf(name), isSaved)
        // An earlier version stored one for each subject.
        return saved?.userId === userId ? [{ name, subject: saved.subject ?? name, entry: saved }] : []
      })
      .toSorted(({ entry: a }, { entry: b }) => a.sequence - b.sequence || (a.id < b.id ? -1 : 1))
  }
  const allOf = (subject: string) => all().filter((saved) => saved.subject === subject)
  const remove = (saved: readonly QueuedValue[]) => {
    for (const { name } of saved) values.remove(keyOf(name))
  }
  const clear = () => {
    for (const name of names()) values.remove(keyOf(name))
  }
  return {
    /** The queue's owner; null for none, and nothing is queued. */
    owner,
    /** Keeps this person's entries: a guest's become theirs, and others' are deleted. */
    keepFor: (userId: string): void => {
      if (owner() === userId) return
      const takenOver = owner() === guest ? all() : []
      if (takenOver.length === 0) clear()
      values.write(ownerKey, userId)
      for (const { name, subject, entry } of takenOver) values.write(keyOf(name), { ...entry, subject, userId })
    },
    find: (subject: string): Entry | null => allOf(subject).at(-1)?.entry ?? null,
    waiting: (): (readonly [subject: string, entry: Entry])[] => {
      const saved = all()
      const latest = new Map(saved.map(({ subject, name }) => [subject, name]))
      return saved.flatMap(({ subject, name, entry }) =>
        latest.get(subject) === name ? [[subject, entry] as const] : [],
      )
    },
    put: (subject: string, entry: Entry): void => {
      const name = `${subject}_${entry.id}`
      const before = allOf(subject).filter((saved) => saved.name !== name)
      values.write(keyOf(name), { ...entry, subject })
      remove(before)
    },
    /** Removes an entry. True unless another has replaced it. */
    remove: (subject: string, { id }: Entry): boolean => {
      const saved = allOf(subject)
      const at = saved.findIndex(({ entry }) => entry.id === id)
      remove(saved.slice(0, at + 1))
      return at >= 0 && at === saved.length - 1
    },
    clear,
  }
}

function isText(value: unknown): value is string {
  return typeof value === "string"
}

function isSaved(value: unknown): value is Entry & { subject?: string } {
  const { kind, id, userId, sequence, failures, subject } = fieldsOf(value)
  return (
    typeof kind === "string" &&
    typeof id === "string" &&
    typeof userId === "string" &&
    typeof sequence === "number" &&
    typeof failures === "number" &&
    (subject === undefined || typeof subject === "string")
  )
}
