/** Announced changes: a person's sessions or roles (by their id), and the content. */
export type Topic = "sessions" | "content"

/** Changes announced by other processes. While nothing is heard, callers keep polling. */
export type Changes = {
  on: (topic: Topic, listener: (subject: string) => void) => void
  /** Whether all changes since `since` were heard, up to the last `withinMs`. */
  isHeard: (since: number, withinMs: number) => boolean
  stop: () => Promise<void>
}

/** The embedded database has one process and no changes of others. */
export const noChanges: Changes = { on: () => {}, isHeard: () => false, stop: async () => {} }
