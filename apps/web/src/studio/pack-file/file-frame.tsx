import { plural } from "@confetti/domain/messages/plural"
import { type ReactNode, useEffect, useRef, useState } from "react"
import { Button } from "../../ui/button.tsx"
import { Alert } from "../kit/alert.tsx"
import { Loaded } from "../kit/loaded.tsx"
import { FileNotice } from "./file-notice.tsx"
import { ConflictSheet, type DraftLines } from "./conflict-sheet.tsx"
import { otherProblems } from "./problem-text.ts"
import type { FileDraft } from "./use-file-draft.ts"
import "./pack-file.css"

type Props<Draft extends object> = {
  file: string
  /** What it is called in a sentence: "the categories". */
  name: string
  edited: FileDraft<Draft>
  language: string
  linesOf: (draft: Draft) => DraftLines
  isShown: (path: readonly (string | number)[]) => boolean
  children: (draft: Draft, isOwn: boolean) => ReactNode
}

export function FileFrame<Draft extends object>(props: Props<Draft>) {
  const { file, name, edited, language, linesOf, isShown, children } = props
  const { state, draft, theirs, problems, trouble } = edited
  const [isComparing, setComparing] = useState(false)
  const fields = useRef<HTMLFieldSetElement>(null)
  // To what is wrong, wherever on a long page it is; without a field of its own it is said above all.
  useEffect(() => {
    if (problems.length > 0) fields.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus()
  }, [problems])
  if (!state || !draft) return <Loaded read={{ ...edited, data: undefined }}>{() => null}</Loaded>
  const others = otherProblems(problems, isShown)
  const isOwn = state.origin !== "pack"
  const save = () => void edited.save().then((outcome) => outcome === "conflict" && setComparing(true))
  return (
    <>
      <FileNotice file={file} name={name} state={state} edited={edited} language={language} />
      <Alert>{trouble}</Alert>
      {problems.length > 0 && (
        <div className="file-problems studio-trouble" role="alert">
          <p>
            {plural(problems.length, {
              one: "Nothing was saved: one thing is not right.",
              other: "Nothing was saved: # things are not right.",
            })}
          </p>
          {others.length > 0 && (
            <ul>
              {others.map((message) => (
                <li key={message}>{message}</li>
              ))}
            </ul>
          )}
        </div>
      )}
      {theirs && (
        <div className="file-conflict" role="alert">
          <p>
            {theirs.state.updatedBy ?? "Somebody"} saved {name} while you were changing it. Yours is still here.
          </p>
          <Button onClick={() => setComparing(true)}>Look at both</Button>
        </div>
      )}
      <fieldset ref={fields} className="file-fields" disabled={!isOwn} aria-label={name}>
        {children(draft, isOwn)}
      </fieldset>
      {edited.isDirty && <SaveBar isBusy={edited.isBusy} onSave={save} onDiscard={edited.discard} />}
      {isComparing && theirs && (
        <ConflictSheet
          by={theirs.state.updatedBy}
          theirs={linesOf(theirs.draft)}
          mine={linesOf(draft)}
          onKeepMine={edited.keepMine}
          onTakeTheirs={edited.discard}
          onClose={() => setComparing(false)}
        />
      )}
    </>
  )
}

function SaveBar({ isBusy, onSave, onDiscard }: { isBusy: boolean; onSave: () => void; onDiscard: () => void }) {
  const latest = useRef(onSave)
  useEffect(() => {
    latest.current = onSave
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== "s" || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      latest.current()
    }
    addEventListener("keydown", press)
    return () => removeEventListener("keydown", press)
  }, [])
  return (
    <div className="file-save">
      <p>Not saved yet. It stays in this tab.</p>
      <Button disabled={isBusy} onClick={onDiscard}>
        Discard
      </Button>
      <Button kind="primary" aria-keyshortcuts="Control+S Meta+S" disabled={isBusy} onClick={onSave}>
        {isBusy ? "Publishing…" : "Save and publish"}
      </Button>
    </div>
  )
}
