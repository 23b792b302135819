import type { StudioFileOutcome, StudioFileState } from "@confetti/contract/studio-brand"
import { t } from "@confetti/domain/messages/t"
import { useState } from "react"
import { Button } from "../../ui/button.tsx"
import { momentText } from "../../ui/moment-text.ts"
import { Sheet } from "../../ui/sheet.tsx"
import { studioCall } from "../access/studio-call.ts"
import { Alert } from "../kit/alert.tsx"
import { otherProblems } from "../kit/problems.ts"
import { NotYet, useAction } from "../kit/use-action.ts"
import "./pack-file.css"

type Props = {
  file: string
  name: string
  state: StudioFileState
  isDirty?: boolean
  language: string
  onChanged: () => Promise<unknown>
}

/** A file's origin, with buttons to take it over and to return it. */
export function FileNotice({ file, name, state, isDirty = false, language, onChanged }: Props) {
  const [isReturning, setReturning] = useState(false)
  const { isBusy, error, act } = useAction()
  const change = (step: Promise<StudioFileOutcome>, said: string) =>
    void act(async () => {
      const { problems } = await step.finally(onChanged)
      if (problems.length > 0) throw new NotYet(otherProblems(problems, () => false).join(" "))
    }, said)
  const takeOver = () => change(studioCall("studio-take_over_file", { file }), t`Taken over from its file`)
  const giveBack = () => {
    setReturning(false)
    change(studioCall("studio-return_file", { file, base: state.version }), t`The file is used again`)
  }
  return (
    <>
      {state.origin === "none" && <p className="file-notice">The pack has no {file} yet. Saving creates it.</p>}
      {state.origin === "pack" && (
        <div className="file-notice" data-of="pack">
          <p>
            This comes from the file <code>{file}</code>. Take it over to edit it here: the studio’s version then
            replaces the file, and readers see no difference.
          </p>
          <Button kind="primary" disabled={isBusy} onClick={takeOver}>
            {isBusy ? "Taking over…" : "Take over"}
          </Button>
        </div>
      )}
      {state.origin === "studio" && (
        <div className="file-notice">
          <p>{changedText(state, language)}</p>
          <button
            type="button"
            className="file-return min-h-44 text-1 ink-2"
            disabled={isDirty || isBusy}
            onClick={() => setReturning(true)}
          >
            Back to the file
          </button>
        </div>
      )}
      <Alert>{error}</Alert>
      {isReturning && (
        <Sheet title="Back to the file" onClose={() => setReturning(false)}>
          <div className="studio-form">
            <p>
              Readers will see the version in <code>{file}</code> again. The studio’s version of {name} is deleted.
            </p>
            <div className="studio-answers">
              <Button kind="danger" data-autofocus onClick={giveBack}>
                Use the file
              </Button>
              <Button onClick={() => setReturning(false)}>Keep the studio’s version</Button>
            </div>
          </div>
        </Sheet>
      )}
    </>
  )
}

function changedText({ updatedAt, updatedBy }: StudioFileState, language: string): string {
  if (updatedAt === null)
    return updatedBy === null ? t`Edited in the studio.` : t`Edited in the studio by ${updatedBy}.`
  const moment = momentText(updatedAt, Date.now(), language)
  return updatedBy === null
    ? t`Edited in the studio, last changed ${moment}.`
    : t`Edited in the studio, last changed ${moment} by ${updatedBy}.`
}
