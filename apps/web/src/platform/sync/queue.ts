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

type Kept = { name: string; subject: string; entry: Entry }

const start = "cf_outbox_"
const ownerKey = "cf_outbox_of"
const keyOf = (name: string) => `cf_outbox_${name}` as const

export type Queue = ReturnType<typeof createQueue>

/**
 * What waits on this device, and for whom: one person's changes at a time, each entry under a key of its own, written once and removed
 * once. Another tab sees a moment later what this one wrote: were a subject one key, who removes what was sent would remove with it what has
 * just taken its place.
 */
export function createQueue(values: DeviceValues) {
  const owner = () => values.read(ownerKey, isText)
  const names = () => values.names().flatMap((key) => (key.startsWith(start) ? key.slice(start.length) : []))
  /** All of the owner's, in order, with those that something newer of their subject has replaced. */
  const all = (): Kept[] => {
    const userId = owner()
    return names()
      .flatMap((name): Kept[] => {
        const kept = values.read(keyOf(name), isKept)
        // An earlier version kept one of a subject, under the subject alone.
        return kept?.userId === userId ? [{ name, subject: kept.subject ?? name, entry: kept }] : []
      })
      .toSorted(({ entry: a }, { entry: b }) => a.sequence - b.sequence || (a.id < b.id ? -1 : 1))
  }
  const allOf = (subject: string) => all().filter((kept) => kept.subject === subject)
  const remove = (kept: readonly Kept[]) => {
    for (const { name } of kept) values.remove(keyOf(name))
  }
  const clear = () => {
    for (const name of names()) values.remove(keyOf(name))
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
    find: (subject: string): Entry | null => allOf(subject).at(-1)?.entry ?? null,
    /** All of the owner's by subject, in order. */
    waiting: (): (readonly [subject: string, entry: Entry])[] => {
      const kept = all()
      const latest = new Map(kept.map(({ subject, name }) => [subject, name]))
      return kept.flatMap(({ subject, name, entry }) =>
        latest.get(subject) === name ? [[subject, entry] as const] : [],
      )
    },
    /** Puts it in the place of what waits of this subject. */
    put: (subject: string, entry: Entry): void => {
      const name = `${subject}_${entry.id}`
      const before = allOf(subject).filter((kept) => kept.name !== name)
      values.write(keyOf(name), { ...entry, subject })
      remove(before)
    },
    /** Removes it. True unless another has taken its place. */
    remove: (subject: string, { id }: Entry): boolean => {
      const kept = allOf(subject)
      const at = kept.findIndex(({ entry }) => entry.id === id)
      remove(kept.slice(0, at + 1))
      return at >= 0 && at === kept.length - 1
    },
    clear,
  }
}

function isText(value: unknown): value is string {
  return typeof value === "string"
}

function isKept(value: unknown): value is Entry & { subject?: string } {
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
