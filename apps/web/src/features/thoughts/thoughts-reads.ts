import type { OwnThoughtsPage, Thought, ThoughtsPage, ThoughtTab } from "@confetti/contract/thoughts"
import { readDocument, readDocuments } from "../../platform/api.ts"
import type { ReadRequest } from "../../platform/reads/read-cache.ts"

/** A page of thoughts about a tile for this person; the first one if `before` is null. */
export function thoughtsRead(
  userId: string | null,
  tileId: string,
  tab: ThoughtTab,
  before: string | null,
): ReadRequest<ThoughtsPage | null> {
  const after = before === null ? "" : `&before=${before}`
  return {
    key: `thoughts ${userId} ${tileId} ${tab} ${before}`,
    read: () => readDocument(`tiles/${tileId}/thoughts?tab=${tab}${after}`),
  }
}

export function ownThoughtsRead(userId: string, before: string | null): ReadRequest<OwnThoughtsPage | undefined> {
  return {
    key: `own thoughts ${userId} ${before}`,
    read: async () => {
      const pages =
        before === null
          ? await readDocuments(`users/${userId}/thoughts`)
          : await readDocuments(`users/${userId}/thoughts?before=${before}`)
      return pages[0]
    },
  }
}

/** Thoughts of several pages without duplicates: pages read again may overlap. */
export function joinPages(pages: readonly Pick<ThoughtsPage, "thoughts">[]): Thought[] {
  const byId = new Map<string, Thought>()
  for (const { thoughts } of pages)
    for (const thought of thoughts) if (!byId.has(thought.id)) byId.set(thought.id, thought)
  return [...byId.values()]
}
