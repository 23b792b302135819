import type { StudioTile } from "@confetti/contract/studio"
import { t } from "@confetti/domain/messages/t"
import { wordsLanguage } from "@confetti/domain/messages/words-language"
import { Button } from "../../../ui/button.tsx"
import { IconButton } from "../../../ui/icon.tsx"
import type { AutosaveState } from "../autosave/autosave-state.ts"
import { changesWords, stateWords } from "../state-words.ts"
import type { OpenSheet } from "../steps/open-sheet.ts"
import type { Steps } from "../steps/use-steps.ts"
import { SaveStatusText } from "./save-status.tsx"

type Props = {
  tile: StudioTile
  title: string
  isDeveloping: boolean
  state: AutosaveState
  others: readonly string[]
  language: string
  steps: Steps
  isPreviewed: boolean
  onPreview: () => void
  onRetry: () => void
  onOpen: (open: OpenSheet) => void
}

export function EditorBar({ tile, title, isDeveloping, state, others, language, steps, isPreviewed, ...on }: Props) {
  const changes = changesWords(tile)
  const { isBusy } = steps
  const isWaiting = isBusy || state.conflict !== null
  const canPublish = tile.state !== "archived" && (tile.changes !== null || tile.state === "draft")
  return (
    <header className="editor-bar">
      <h1>{title || "Untitled"}</h1>
      <div className="editor-bar-strip">
        <div className="editor-bar-state">
          <span className="tile-state" data-state={tile.state}>
            {stateWords[tile.state]}
          </span>
          {changes !== null && (
            <span className="tile-state" data-state="changes">
              {changes}
            </span>
          )}
          {tile.publishAt !== null && tile.state === "scheduled" && (
            <ScheduledFor at={tile.publishAt} language={language} />
          )}
          <SaveStatusText state={state} onRetry={on.onRetry} />
        </div>
        <div className="editor-bar-acts">
          {canPublish && (
            <Button kind="primary" disabled={isWaiting} onClick={() => on.onOpen({ kind: "publish" })}>
              {tile.state === "published" || tile.state === "scheduled" ? "Publish changes" : "Publish"}
            </Button>
          )}
          {tile.state !== "archived" && tile.changes === "draft" && (
            <Button disabled={isWaiting} onClick={() => void steps.submit()}>
              Send to review
            </Button>
          )}
          {tile.state !== "archived" && tile.changes === "review" && (
            <Button disabled={isWaiting} onClick={() => void steps.returnToDraft()}>
              Return to draft
            </Button>
          )}
          {tile.state === "scheduled" && (
            <Button disabled={isWaiting} onClick={() => void steps.unschedule()}>
              Unschedule
            </Button>
          )}
          {tile.state === "archived" && (
            <Button kind="primary" disabled={isWaiting} onClick={() => void steps.unarchive()}>
              Bring back
            </Button>
          )}
          {isDeveloping && (tile.state === "published" || tile.state === "scheduled") && (
            <Button disabled={isWaiting} onClick={() => on.onOpen({ kind: "entry" })}>
              Add an entry
            </Button>
          )}
          <Button className="preview-button" aria-pressed={isPreviewed} onClick={on.onPreview}>
            Preview
          </Button>
          <IconButton icon="more" label="More" onClick={() => on.onOpen({ kind: "more" })} />
        </div>
      </div>
      <p className="editor-bar-others" role="status">
        {others.length > 0 && othersText(others)}
      </p>
    </header>
  )
}

function ScheduledFor({ at, language }: { at: string; language: string }) {
  const text = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(new Date(at))
  return <span>comes out {text}</span>
}

function othersText(others: readonly string[]): string {
  const names = new Intl.ListFormat(wordsLanguage, { type: "conjunction" }).format(others)
  return others.length === 1 ? t`${names} has this open too.` : t`${names} have this open too.`
}
