import type { StudioSummary, StudioTile } from "@confetti/contract/studio"
import { t } from "@confetti/domain/messages/t"
import type { StudioState } from "@confetti/domain/studio/studio-tile"

export const stateWords: Record<StudioState, string> = {
  draft: t`Draft`,
  review: t`In review`,
  scheduled: t`Scheduled`,
  published: t`Published`,
  archived: t`Archived`,
}

type Standing = Pick<StudioSummary | StudioTile, "state" | "changes">

/** What of a tile readers do not have yet, in words; null where they have all of it, or nothing. */
export function changesWords({ state, changes }: Standing): string | null {
  if (changes === null || (state !== "published" && state !== "scheduled")) return null
  return changes === "review" ? t`Changes in review` : t`Changes not published`
}
