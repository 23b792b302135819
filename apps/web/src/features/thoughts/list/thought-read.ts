import type { ThoughtOnTile } from "@confetti/contract/thoughts"
import { readDocument } from "../../../platform/api.ts"
import type { ReadRequest } from "../../../platform/reads/read-cache.ts"

/** One thought, as whoever is here reads it; null where there is none any more. */
export function thoughtRead(userId: string | null, thoughtId: string): ReadRequest<ThoughtOnTile | null> {
  return { key: `thought ${userId} ${thoughtId}`, read: () => readDocument(`thoughts/${thoughtId}`) }
}
