import type { ApiError } from "../api.ts"
import type { SessionScope } from "../session-scope.ts"
import { fieldsOf } from "../storage.ts"

/**
 * A change of this device, sent to the server as soon as possible, counting once. A feature defines one for each callable; nothing here
 * knows its meaning.
 */
export type Mutation<Input, Answer = unknown> = {
  /** Names it in the stored queue. */
  kind: string
  isInput: (value: unknown) => value is Input
  /** Only the latest change of a subject is kept. */
  subject(input: Input): string
  /** The change that replaces `before`; null to keep it. */
  merge(before: Input, next: Input): Input | null
  /** Milliseconds to wait for more of its kind: from the first, or if debounced from the latest. */
  delay(input: Input): number
  isDebounced?: boolean
  /** Repeating or reordering it has no effect: it needs no idempotency key, and is sent without the lock when the page closes. */
  isIdempotent?: boolean
  /** Changes in one call; 1 by default. Batches have no idempotency key and must be idempotent. */
  batchSize?: number
  isLast?: boolean
  /** The change to queue, or null for none. */
  admit?(input: Input, userId: string): Input | null
  /** Throws an `ApiError`. */
  send(inputs: readonly [Input, ...Input[]], init: RequestInit, by: Sender): Promise<Answer>
  commit?(input: Input, answer: Answer, by: Requeue<Input>): void
  /** Called after a final refusal, unless a newer change of the subject waits. */
  revert?(input: Input, error: ApiError, by: Requeue<Input>): void
}

type Sender = { userId: string; scope: SessionScope }

export type Requeue<Input> = Sender & { again: (ms: number, input: Input) => void }

export type Switch = { id: string; isOn: boolean }

/** A toggle: shown at once (optimistic update), and sent by its mutation. */
export type Toggle = Omit<Mutation<Switch>, "isInput" | "subject" | "merge" | "delay"> & {
  shown(scope: SessionScope): { useAll: () => readonly string[]; has: (id: string) => boolean }
  apply(next: Switch, scope: SessionScope): void
  onToggle(next: Switch): void
}

/** Only the last state of a switch is sent. */
export function toggleMutation(toggle: Toggle): Mutation<Switch> {
  return {
    ...toggle,
    isInput: isSwitch,
    subject: ({ id }) => id,
    merge: (before, next) => (before.isOn === next.isOn ? null : next),
    delay: () => 300,
  }
}

function isSwitch(value: unknown): value is Switch {
  const { id, isOn } = fieldsOf(value)
  return typeof id === "string" && typeof isOn === "boolean"
}
