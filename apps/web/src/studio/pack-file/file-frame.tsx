import { plural } from "@confetti/domain/messages/plural"
import { t } from "@confetti/domain/messages/t"
import { type ReactNode, useEffect, useRef, useState } from "react"
import { Button } from "../../ui/button.tsx"
import { Alert } from "../kit/alert.tsx"
import { DocumentForm } from "../kit/document.tsx"
import { Loaded } from "../kit/loaded.tsx"
import { otherProblems, problemAt } from "../kit/problems.ts"
import { ConflictSheet, type Line } from "./conflict-sheet.tsx"
import { FileNotice } from "./file-notice.tsx"
import type { FileDraft } from "./use-file-draft.ts"

type Props<Draft extends object> = {
  /** Used in sentences: "the categories". */
  name: string
  edited: FileDraft<Draft>
  language: string
  /** Lines compared in a conflict. */
  linesOf: (draft: Draft) => Line[]
  /** Replaces the problems of the last save, if more is known. */
  problems?: FileDraft<Draft>["problems"]
  children: (draft: Draft, isOwn: boolean) => ReactNode
}

/** A file of the pack as a document in a form, with its states and conflicts. */
export function FileFrame<Draft extends object>(props: Props<Draft>) {
  const { name, edited, language, linesOf, problems = edited.problems, children } = props
  const { theirs, problems: refused } = edited
  const [isComparing, setComparing] = useState(false)
  const fields = useRef<HTMLFieldSetElement>(null)
  // Focus the first problem's field; without a field it is shown at the top.
  useEffect(() => {
    if (refused.length > 0) fields.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus()
  }, [refused])
  const others = otherProblems(refused, (path) => path.length > 0)
  const save = async () => {
    if ((await edited.save()) === "conflict") setComparing(true)
  }
  return (
    <Loaded read={edited.read}>
      {({ state, draft: current }) => {
        const draft = edited.draft ?? current
        const isOwn = state.origin !== "pack"
        return (
          <>
            <FileNotice
              file={edited.file}
              name={name}
              state={state}
              isDirty={edited.isDirty}
              language={language}
              onChanged={edited.readAgain}
            />
            <Alert>{edited.error}</Alert>
            {refused.length > 0 && (
              <div className="studio-error mb-5" role="alert">
                <p>
                  {plural(refused.length, {
                    one: "Nothing was saved: there is one problem.",
                    other: "Nothing was saved: there are # problems.",
                  })}
                </p>
                {others.length > 0 && (
                  <ul className="grid gap-2 mt-2">
                    {others.map((message) => (
                      <li key={message}>{message}</li>
                    ))}
                  </ul>
                )}
              </div>
            )}
            {theirs && (
              <div className="file-conflict mb-5" role="alert">
                <p>
                  {theirs.state.updatedBy ?? t`Someone else`} saved {name} while you were editing. Your changes are
                  still here.
                </p>
                <Button onClick={() => setComparing(true)}>Compare both</Button>
              </div>
            )}
            <fieldset ref={fields} className="studio-set" disabled={!isOwn} aria-label={name}>
              <DocumentForm
                value={draft}
                onEdit={edited.change}
                problemAt={(path, isWhole) => problemAt(problems, path, isWhole)}
              >
                {children(draft, isOwn)}
              </DocumentForm>
            </fieldset>
            {edited.isDirty && <SaveBar isBusy={edited.isBusy} onSave={() => void save()} onDiscard={edited.discard} />}
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
      }}
    </Loaded>
  )
}

function SaveBar({ isBusy, onSave, onDiscard }: { isBusy: boolean; onSave: () => void; onDiscard: () => void }) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== "s" || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      onSave()
    }
    addEventListener("keydown", press)
    return () => removeEventListener("keydown", press)
  })
  return (
    <div className="file-save">
      <p>Not saved yet. Your changes are kept on this device.</p>
      <Button disabled={isBusy} onClick={onDiscard}>
        Discard
      </Button>
      <Button kind="primary" aria-keyshortcuts="Control+S Meta+S" disabled={isBusy} onClick={onSave}>
        {isBusy ? "Publishing…" : "Save and publish"}
      </Button>
    </div>
  )
}
