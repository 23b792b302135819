import type { Thought, ThoughtsPage } from "@confetti/contract/thoughts"

/** The thoughts of several pages, each once: one that was read again may have grown into the next. */
export function joinPages(pages: readonly Pick<ThoughtsPage, "thoughts">[]): Thought[] {
  const byId = new Map<string, Thought>()
  for (const { thoughts } of pages)
    for (const thought of thoughts) if (!byId.has(thought.id)) byId.set(thought.id, thought)
  return [...byId.values()]
}
