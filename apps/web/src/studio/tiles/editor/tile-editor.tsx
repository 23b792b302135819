import type { StudioTile } from "@confetti/contract/studio"
import { plural } from "@confetti/domain/messages/plural"
import { useCallback, useEffect, useState } from "react"
import { Button } from "../../../ui/button.tsx"
import { momentText } from "../../../ui/moment-text.ts"
import { studioCall } from "../../access/studio-call.ts"
import { Alert } from "../../kit/alert.tsx"
import type { ScreenProps } from "../../section.ts"
import { useCheckedDraft } from "../../preview/use-checked-draft.ts"
import { useAutosave } from "../autosave/use-autosave.ts"
import { isDirty } from "../autosave/autosave-state.ts"
import { ConflictView } from "../conflict/conflict-view.tsx"
import { ProblemsContext } from "../fields/problems.tsx"
import { usePresence } from "../presence/use-presence.ts"
import type { OpenSheet } from "../steps/open-sheet.ts"
import { StepSheets } from "../steps/step-sheets.tsx"
import { useSteps } from "../steps/use-steps.ts"
import { BackLink } from "./back-link.tsx"
import { DraftForm, type EditDraft } from "./draft-form.tsx"
import { EditorBar } from "./editor-bar.tsx"
import { ProblemList } from "./problem-list.tsx"
import type { OpenedTile } from "./use-opened-tile.ts"
import "./editor.css"

type Props = ScreenProps & { opened: OpenedTile; userId: string }

export function TileEditor({ opened, userId, language, TilePreview }: Props) {
  const autosave = useAutosave(opened.tile, opened.left, userId)
  const state = autosave.get()
  const { draft, conflict } = state
  const [tile, setTile] = useState<StudioTile>(opened.tile)
  const checked = useCheckedDraft(tile.id, draft, opened.problems)
  const { problems, setProblems } = checked
  const steps = useSteps({ tile, autosave, onTile: setTile, onProblems: setProblems })
  const [open, setOpen] = useState<OpenSheet | null>(null)
  const [isRestored, setRestored] = useState(opened.left !== null)
  const [isPreviewed, setPreviewed] = useState(false)

  const edit: EditDraft = useCallback((change) => autosave.edit(change(autosave.get().draft)), [autosave])
  const { id } = tile
  /** Somebody else saved while nothing was typed here: then theirs is simply what there is. */
  const follow = useCallback(
    (version: number) => {
      const before = autosave.get()
      const isQuiet = !isDirty(before) && before.pending === null && before.conflict === null
      if (!isQuiet || version <= before.base) return
      studioCall("studio-get_tile", { id }).then(
        (answer) => {
          if (autosave.get().base !== before.base || autosave.get().pending) return undefined
          autosave.dispatch({ type: "advanced", version: answer.tile.version, draft: answer.tile.draft })
          setTile(answer.tile)
          return setProblems(answer.problems)
        },
        // The next touch asks again.
        () => undefined,
      )
    },
    [autosave, id, setProblems],
  )
  const others = usePresence(id, follow)
  // What is typed into a published tile is not published.
  const changes = state.base === tile.version && !isDirty(state) ? tile.changes : (tile.changes ?? "draft")

  useEffect(() => {
    if (!conflict) return
    document.getElementById("conflict-title")?.focus()
  }, [conflict])

  return (
    <ProblemsContext value={problems}>
      <div className="studio-page tile-editor" data-previewed={isPreviewed || undefined}>
        <div className="tile-editor-form">
          <BackLink />
          <EditorBar
            tile={{ ...tile, changes }}
            title={draft.title}
            isDeveloping={draft.developing}
            state={state}
            others={others}
            language={language}
            steps={steps}
            isPreviewed={isPreviewed}
            onPreview={() => setPreviewed(!isPreviewed)}
            onRetry={() => {
              autosave.dispatch({ type: "retried" })
              void autosave.flush()
            }}
            onOpen={setOpen}
          />
          {isRestored && opened.left && (
            <section className="draft-notice" aria-label="Restored">
              <p role="status">
                What you typed {momentText(new Date(opened.left.keptAt).toISOString(), Date.now(), language)} was still
                on this device, and is back.
              </p>
              <Button onClick={() => setRestored(false)}>Good</Button>
            </section>
          )}
          {tile.file !== null && (
            <p className="studio-hint">
              Taken over from <code>{tile.file}</code>, which no longer changes it.
            </p>
          )}
          {steps.trouble !== null && <Alert>{steps.trouble}</Alert>}
          {conflict && (
            <ConflictView
              key={conflict.version}
              id={id}
              mine={draft}
              base={state.saved}
              onSettle={(theirs, merged) => {
                setTile(theirs)
                autosave.dispatch({ type: "settled", version: theirs.version, theirs: theirs.draft, draft: merged })
              }}
            />
          )}
          <div inert={conflict !== null} className="draft-form-place">
            {problems.length > 0 ? (
              <details className="draft-todo" open={tile.state !== "draft"}>
                <summary>
                  {plural(problems.length, {
                    one: "One thing to do before it can be published",
                    other: "# things to do before it can be published",
                  })}
                </summary>
                <ProblemList problems={problems} />
              </details>
            ) : (
              <p className="draft-ready">Nothing stands in the way of publishing.</p>
            )}
            <DraftForm draft={draft} isPublished={tile.tileId !== null} language={language} edit={edit} />
          </div>
        </div>
        <aside className="tile-editor-preview" aria-label="Preview">
          <TilePreview checked={checked} />
        </aside>
        {open && (
          <StepSheets
            open={open}
            tile={tile}
            draft={draft}
            problems={problems}
            language={language}
            steps={steps}
            edit={edit}
            onOpen={setOpen}
          />
        )}
      </div>
    </ProblemsContext>
  )
}
