import { t } from "@confetti/domain/messages/t"
import { Button } from "../../../ui/button.tsx"
import { type AutosaveState, type SaveStatus, statusOf } from "../autosave/autosave-state.ts"
import { useIsOnline } from "../autosave/use-autosave.ts"

const words: Record<SaveStatus, string> = {
  saved: t`Saved`,
  saving: t`Saving…`,
  unsaved: t`Not saved yet`,
  kept: t`Kept on this device`,
  offline: t`Offline. Kept on this device`,
  refused: t`Not saved`,
  conflict: t`Changed by somebody else`,
}

/** What is worth being read out: that it is saved every two seconds is not. */
const spoken: ReadonlySet<SaveStatus> = new Set(["offline", "refused", "conflict"])

type Props = { state: AutosaveState; onRetry: () => void }

export function SaveStatusText({ state, onRetry }: Props) {
  const status = statusOf(state, useIsOnline())
  const { failure } = state
  return (
    <div className="save-status" data-status={status}>
      <span>{words[status]}</span>
      <span className="unseen" role="status">
        {spoken.has(status) && words[status]}
      </span>
      {status === "refused" && (
        <span className="save-status-why" role="alert">
          {failure?.message} What you typed is kept on this device. <Button onClick={onRetry}>Try again</Button>
        </span>
      )}
    </div>
  )
}
