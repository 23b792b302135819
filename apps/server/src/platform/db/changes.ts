/** What is told as it changes: a person's sessions or roles (by the person's id), and the content. */
export type Topic = "sessions" | "content"

/** What other processes change, as this one hears of it. Where nothing is heard, everybody goes on asking. */
export type Changes = {
  on: (topic: Topic, listener: (subject: string) => void) => void
  /** Whatever changed after `since` was heard but for the last moments, of at most `withinMs`. */
  isHeard: (since: number, withinMs: number) => boolean
  stop: () => Promise<void>
}

/** The embedded database has one process, and nothing to hear. */
export const noChanges: Changes = { on: () => {}, isHeard: () => false, stop: async () => {} }
