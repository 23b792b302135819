import type { StudioTile } from "@confetti/contract/studio"
import { t } from "@confetti/domain/messages/t"
import { Button } from "../../../ui/button.tsx"
import { studioCall } from "../../access/studio-call.ts"
import { Alert } from "../../kit/alert.tsx"
import { Screen } from "../../kit/screen.tsx"
import { NotYet, useAction } from "../../kit/use-action.ts"
import { useCheckedDraft } from "../../preview/use-checked-draft.ts"
import type { ScreenProps } from "../../section.ts"
import { problemText } from "../fields/path-words.ts"
import { TileState } from "../list/tile-state.tsx"
import { tilesPath } from "../tile-paths.ts"
import "./editor.css"

type Props = Pick<ScreenProps, "language" | "TilePreview"> & { tile: StudioTile; onTakenOver: () => void }

export function PackTile({ tile, language, TilePreview, onTakenOver }: Props) {
  const { id, title, file, draft } = tile
  const checked = useCheckedDraft(id, draft, [])
  const { isBusy, error, act } = useAction()
  const takeOver = () =>
    act(async () => {
      const { problems } = await studioCall("studio-take_over_tile", { id })
      const [problem] = problems
      if (problem) throw new NotYet(problemText(problem))
      onTakenOver()
    }, t`Taken over`)
  return (
    <Screen
      title={title}
      back={{ title: t`Tiles`, href: tilesPath }}
      about={<TileState tile={tile} language={language} />}
      className="tile-editor tile-previewed"
    >
      <div className="tile-editor-form grid cols-1 gap-4 min-w-0">
        <section
          className="draft-notice flex flex-wrap items-center gap-2-4 px-4 py-3 surface-1 rounded-card"
          aria-label="Source file"
        >
          <p>
            This tile comes from <code>{file}</code>. Take it over to edit it here: readers see no difference, and the
            file no longer changes it.
          </p>
          <Button kind="primary" disabled={isBusy} onClick={() => void takeOver()}>
            {isBusy ? "Taking over…" : "Take over to edit"}
          </Button>
          <Alert>{error}</Alert>
        </section>
        <p className="studio-hint">{draft.teaser}</p>
      </div>
      <aside className="tile-editor-preview" aria-label="Preview">
        <TilePreview checked={checked} />
      </aside>
    </Screen>
  )
}
