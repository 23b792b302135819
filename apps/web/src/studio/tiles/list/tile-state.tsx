import type { StudioSummary } from "@confetti/contract/studio"
import { t } from "@confetti/domain/messages/t"
import type { StudioState } from "@confetti/domain/studio/studio-tile"
import "./list.css"

export const stateWords: Record<StudioState, string> = {
  draft: t`Draft`,
  review: t`In review`,
  scheduled: t`Scheduled`,
  published: t`Published`,
  archived: t`Archived`,
}

type Props = { tile: Pick<StudioSummary, "state" | "changes" | "publishAt">; language: string }

export function TileState({ tile: { state, changes, publishAt }, language }: Props) {
  const isOut = state === "published" || state === "scheduled"
  return (
    <>
      <span className="studio-chip tile-state" data-state={state}>
        {state === "scheduled" && publishAt !== null
          ? `Scheduled for ${scheduleText(publishAt, language)}`
          : stateWords[state]}
      </span>
      {isOut && changes !== null && (
        <span className="studio-chip tile-state" data-state="changes">
          {changes === "review" ? "Changes in review" : "Changes not published"}
        </span>
      )}
    </>
  )
}

function scheduleText(at: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(new Date(at))
}
