import type { StudioProblem, StudioTile } from "@confetti/contract/studio"
import { plural } from "@confetti/domain/messages/plural"
import { t } from "@confetti/domain/messages/t"
import { useCallback, useState } from "react"
import { Button } from "../../../ui/button.tsx"
import { momentText } from "../../../ui/moment-text.ts"
import { Alert } from "../../kit/alert.tsx"
import { Screen } from "../../kit/screen.tsx"
import { useCheckedDraft } from "../../preview/use-checked-draft.ts"
import type { ScreenProps } from "../../section.ts"
import { isDirty } from "../autosave/autosave-state.ts"
import type { DraftCopy } from "../autosave/draft-copies.ts"
import { useAutosave } from "../autosave/use-autosave.ts"
import { ConflictView } from "../conflict/conflict-view.tsx"
import { StepSheets } from "../steps/step-sheets.tsx"
import { type StepSheet, useSteps } from "../steps/use-steps.ts"
import { tilesPath } from "../tile-paths.ts"
import { DraftForm, type EditDraft } from "./draft-form.tsx"
import { EditorBar } from "./editor-bar.tsx"
import { ProblemList } from "./problem-list.tsx"
import { useOthers } from "./use-others.ts"
import "./editor.css"

type Props = Pick<ScreenProps, "language" | "TilePreview"> & {
  first: StudioTile
  firstProblems: StudioProblem[]
  /** A copy left on this device by an earlier page. */
  left: DraftCopy | null
  userId: string
}

export function TileEditor({ first, firstProblems, left, userId, language, TilePreview }: Props) {
  const autosave = useAutosave(first, left, userId)
  const state = autosave.get()
  const { draft, conflict } = state
  const [tile, setTile] = useState(first)
  const checked = useCheckedDraft(tile.id, draft, firstProblems)
  const { problems, setProblems } = checked
  const edited = { id: tile.id, autosave, onTile: setTile, onProblems: setProblems }
  const steps = useSteps(edited)
  const others = useOthers(edited)
  const [open, setOpen] = useState<StepSheet | null>(null)
  const [isRestored, setRestored] = useState(left !== null)
  const [isPreviewed, setPreviewed] = useState(false)
  const edit: EditDraft = useCallback((change) => autosave.edit(change(autosave.get().draft)), [autosave])
  // A published tile has unpublished changes once something is typed.
  const changes = state.base === tile.version && !isDirty(state) ? tile.changes : (tile.changes ?? "draft")
  return (
    <Screen
      title={draft.title || "Untitled"}
      back={{ title: t`Tiles`, href: tilesPath }}
      className={isPreviewed ? "tile-editor tile-previewed" : "tile-editor"}
    >
      <div className="tile-editor-form grid cols-1 gap-4 min-w-0">
        <EditorBar
          tile={{ ...tile, changes }}
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
        {isRestored && left && (
          <section
            className="draft-notice flex flex-wrap items-center gap-2-4 px-4 py-3 surface-1 rounded-card"
            aria-label="Restored"
          >
            <p role="status">
              Changes you made {momentText(new Date(left.keptAt).toISOString(), Date.now(), language)} were restored
              from this device.
            </p>
            <Button onClick={() => setRestored(false)}>Dismiss</Button>
          </section>
        )}
        {tile.file !== null && (
          <p className="studio-hint">
            Taken over from <code>{tile.file}</code>, which no longer changes it.
          </p>
        )}
        <Alert>{steps.error}</Alert>
        {conflict && (
          <ConflictView
            key={conflict.version}
            id={tile.id}
            version={conflict.version}
            mine={draft}
            base={state.saved}
            onSettle={(theirs, merged) => {
              setTile(theirs)
              autosave.dispatch({ type: "settled", version: theirs.version, theirs: theirs.draft, draft: merged })
            }}
          />
        )}
        <div inert={conflict !== null} className="draft-form-place grid cols-1 gap-4 min-w-0">
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
            <p className="draft-ready text-1">Ready to publish.</p>
          )}
          <DraftForm
            draft={draft}
            problems={problems}
            isPublished={tile.tileId !== null}
            language={language}
            edit={edit}
          />
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
    </Screen>
  )
}
