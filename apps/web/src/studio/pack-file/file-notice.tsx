import type { StudioFileState } from "@confetti/contract/studio-brand"
import { t } from "@confetti/domain/messages/t"
import { useState } from "react"
import { Button } from "../../ui/button.tsx"
import { momentText } from "../../ui/moment-text.ts"
import { Sheet } from "../../ui/sheet.tsx"
import type { FileDraft } from "./use-file-draft.ts"

type Props = {
  file: string
  name: string
  state: StudioFileState
  edited: Pick<FileDraft<object>, "takeOver" | "giveBack" | "isBusy" | "isDirty">
  language: string
}

export function FileNotice({ file, name, state, edited, language }: Props) {
  const [isReturning, setReturning] = useState(false)
  const { origin } = state
  if (origin === "none") return <p className="file-notice">The pack has no {file}. What you save here becomes it.</p>
  if (origin === "pack")
    return (
      <div className="file-notice" data-of="pack">
        <p>
          This comes from the file <code>{file}</code>. Take it over to change it here: the file then counts no more,
          and readers notice nothing.
        </p>
        <Button kind="primary" disabled={edited.isBusy} onClick={edited.takeOver}>
          {edited.isBusy ? "Taking over…" : "Take over"}
        </Button>
      </div>
    )
  return (
    <div className="file-notice">
      <p>{keptText(state, language)}</p>
      <button type="button" className="file-return" disabled={edited.isDirty} onClick={() => setReturning(true)}>
        Back to the file
      </button>
      {isReturning && (
        <Sheet title="Back to the file" onClose={() => setReturning(false)}>
          <div className="studio-form">
            <p>
              From then on <code>{file}</code> counts again, and readers have what it says. What the studio has of{" "}
              {name} is let go.
            </p>
            <div className="studio-answers">
              <Button
                kind="danger"
                data-autofocus
                onClick={() => {
                  setReturning(false)
                  edited.giveBack()
                }}
              >
                Use the file
              </Button>
              <Button onClick={() => setReturning(false)}>Keep the studio’s</Button>
            </div>
          </div>
        </Sheet>
      )}
    </div>
  )
}

function keptText({ updatedAt, updatedBy }: StudioFileState, language: string): string {
  if (updatedAt === null) return updatedBy === null ? t`Kept in the studio.` : t`Kept in the studio by ${updatedBy}.`
  const moment = momentText(updatedAt, Date.now(), language)
  return updatedBy === null
    ? t`Kept in the studio, last changed ${moment}.`
    : t`Kept in the studio, last changed ${moment} by ${updatedBy}.`
}
