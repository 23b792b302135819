import type { ApiError } from "../api.ts"
import type { SessionScope } from "../session-scope.ts"
import { fieldsOf } from "../storage.ts"

/**
 * A change made on this device that the server is told of, as soon as that is possible, to count once. A feature defines one for each
 * callable it writes by; nothing here knows what it is about.
 */
export type Mutation<Input, Answer = unknown> = {
  /** Names it where it waits on the device. */
  kind: string
  isInput: (value: unknown) => value is Input
  /** What it is about: of each subject only the latest waits. */
  subject(input: Input): string
  /** What waits instead of `before`; null where `before` says it all. */
  merge(before: Input, next: Input): Input | null
  /** How long it waits for more of its kind, in milliseconds: from the first of them on, or where it is debounced from the latest. */
  delay(input: Input): number
  isDebounced?: boolean
  /**
   * However often and in whatever order it arrives, the outcome is the same: it needs no idempotency key, and as the page goes it is
   * sent without waiting for the lock, which takes longer than there is.
   */
  isIdempotent?: boolean
  /** As many go in one call; one where nothing is said. Of several there is no idempotency key: they must be idempotent. */
  batchSize?: number
  isLast?: boolean
  /** What is to wait when it is asked for, or null for nothing. */
  admit?(input: Input, userId: string): Input | null
  /** Throws an `ApiError`. */
  send(inputs: readonly [Input, ...Input[]], init: RequestInit, by: Sender): Promise<Answer>
  commit?(input: Input, answer: Answer, by: Requeue<Input>): void
  /** The server never will, and nothing newer of this subject waits. */
  revert?(input: Input, error: ApiError, by: Requeue<Input>): void
}

type Sender = { userId: string; scope: SessionScope }

export type Requeue<Input> = Sender & { again: (ms: number, input: Input) => void }

export type Switch = { id: string; isOn: boolean }

/** What is switched on and off: shown at once (an optimistic update), and told later by the mutation that is made of it. */
export type Toggle = Omit<Mutation<Switch>, "isInput" | "subject" | "merge" | "delay"> & {
  shown(scope: SessionScope): { useAll: () => readonly string[]; has: (id: string) => boolean }
  apply(next: Switch, scope: SessionScope): void
  onToggle(next: Switch): void
}

/** Of each switch its last state is told: fast toggling ends in one word. */
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
