import type { Memory } from "./memory.ts"

/** One way to order feeds, from what a server knows. */
export type Feed = {
  name: string
  /** Whether what somebody does moves their own order within a session. */
  isQuick: boolean
  /** The order for a person now, at least as far as a session goes: nothing they read to the end, what they met before last. */
  order: (memory: Memory, person: number, day: number) => readonly number[]
  /** Called at the end of each day. */
  learn?: (memory: Memory) => void
}
