import type { StudioRevision } from "@confetti/contract/studio"
import type { RevisionRow } from "./revisions-store.ts"

export function viewRevision(
  { number, kind, version, saved_at, user_id }: Omit<RevisionRow, "draft">,
  names: ReadonlyMap<string, string>,
): StudioRevision {
  const by = (user_id === null ? null : names.get(user_id)) ?? null
  return { number, kind, version, savedAt: saved_at.toISOString(), by }
}
