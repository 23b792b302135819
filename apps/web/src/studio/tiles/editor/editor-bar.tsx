import type { StudioTile } from "@confetti/contract/studio"
import { t } from "@confetti/domain/messages/t"
import { wordsLanguage } from "@confetti/domain/messages/words-language"
import { Button } from "../../../ui/button.tsx"
import { IconButton } from "../../../ui/icon.tsx"
import { type AutosaveState, type SaveStatus, statusOf } from "../autosave/autosave-state.ts"
import { useIsOnline } from "../autosave/use-autosave.ts"
import { TileState } from "../list/tile-state.tsx"
import type { StepSheet } from "../steps/use-steps.ts"
import type { Steps } from "../steps/use-steps.ts"

type Props = {
  tile: StudioTile
  isDeveloping: boolean
  state: AutosaveState
  others: readonly string[]
  language: string
  steps: Steps
  isPreviewed: boolean
  onPreview: () => void
  onRetry: () => void
  onOpen: (open: StepSheet) => void
}

export function EditorBar({ tile, isDeveloping, state, others, language, steps, isPreviewed, ...on }: Props) {
  const isOut = tile.state === "published" || tile.state === "scheduled"
  const isArchived = tile.state === "archived"
  const isWaiting = steps.isBusy || state.conflict !== null
  const step = (words: string, act: () => unknown, kind?: "primary") => (
    <Button kind={kind} disabled={isWaiting} onClick={() => void act()}>
      {words}
    </Button>
  )
  return (
    <>
      <div className="editor-bar flex flex-wrap items-center justify-between gap-2-4">
        <div className="flex flex-wrap items-center gap-1-3 text-1 ink-2">
          <TileState tile={tile} language={language} />
          <SaveStatusText state={state} onRetry={on.onRetry} />
        </div>
        <div className="editor-bar-acts flex flex-wrap items-center gap-2">
          {!isArchived &&
            (tile.changes !== null || tile.state === "draft") &&
            step(isOut ? t`Publish changes` : t`Publish`, () => on.onOpen("publish"), "primary")}
          {!isArchived && tile.changes === "draft" && step(t`Send to review`, steps.submit)}
          {!isArchived && tile.changes === "review" && step(t`Return to draft`, steps.returnToDraft)}
          {tile.state === "scheduled" && step(t`Unschedule`, steps.unschedule)}
          {isArchived && step(t`Unarchive`, steps.unarchive, "primary")}
          {isDeveloping && isOut && step(t`Add an entry`, () => on.onOpen("entry"))}
          <Button className="preview-button" aria-pressed={isPreviewed} onClick={on.onPreview}>
            Preview
          </Button>
          <IconButton icon="more" label="More" onClick={() => on.onOpen("more")} />
        </div>
      </div>
      <p className="editor-bar-others text-1" role="status">
        {others.length > 0 && othersText(others)}
      </p>
    </>
  )
}

function othersText(others: readonly string[]): string {
  const names = new Intl.ListFormat(wordsLanguage, { type: "conjunction" }).format(others)
  return others.length === 1 ? t`${names} also has this open.` : t`${names} also have this open.`
}

const statusWords: Record<SaveStatus, string> = {
  saved: t`Saved`,
  saving: t`Saving…`,
  unsaved: t`Not saved yet`,
  kept: t`Saved on this device`,
  offline: t`Offline. Saved on this device`,
  refused: t`Not saved`,
  conflict: t`Changed by another editor`,
}

/** Only these are announced: a save every two seconds would be noise. */
const spoken: ReadonlySet<SaveStatus> = new Set(["offline", "refused", "conflict"])

function SaveStatusText({ state, onRetry }: { state: AutosaveState; onRetry: () => void }) {
  const status = statusOf(state, useIsOnline())
  return (
    <div className="save-status flex flex-wrap items-center gap-1-3" data-status={status}>
      <span>{statusWords[status]}</span>
      <span className="unseen" role="status">
        {spoken.has(status) && statusWords[status]}
      </span>
      {status === "refused" && (
        <span className="save-status-why" role="alert">
          {state.failure?.message} Your changes are saved on this device. <Button onClick={onRetry}>Try again</Button>
        </span>
      )}
    </div>
  )
}
