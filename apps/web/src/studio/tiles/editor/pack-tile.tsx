import type { StudioTile } from "@confetti/contract/studio"
import { t } from "@confetti/domain/messages/t"
import { announce } from "../../../ui/announce.tsx"
import { Button } from "../../../ui/button.tsx"
import { useAttempt } from "../../../ui/use-attempt.ts"
import { studioCall } from "../../access/studio-call.ts"
import { Alert } from "../../kit/alert.tsx"
import { useCheckedDraft } from "../../preview/use-checked-draft.ts"
import type { ScreenProps } from "../../section.ts"
import { troubleText } from "../../trouble-text.ts"
import { stateWords } from "../state-words.ts"
import { BackLink } from "./back-link.tsx"
import "./editor.css"

type Props = ScreenProps & { tile: StudioTile; onTakenOver: () => void }

export function PackTile({ tile, TilePreview, onTakenOver }: Props) {
  const { id, title, state, file, draft } = tile
  const checked = useCheckedDraft(id, draft, [])
  const { isBusy, trouble, attempt } = useAttempt(troubleText)
  const takeOver = () =>
    attempt(async () => {
      const { problems } = await studioCall("studio-take_over_tile", { id })
      const [problem] = problems
      if (problem) throw new Error(`${problem.file}: ${problem.message}`)
      announce(t`It is the studio’s now`)
      onTakenOver()
    })
  return (
    <div className="studio-page tile-editor" data-previewed>
      <div className="tile-editor-form">
        <BackLink />
        <header className="studio-head">
          <div>
            <h1>{title}</h1>
            <p>
              <span className="tile-state" data-state={state}>
                {stateWords[state]}
              </span>
            </p>
          </div>
        </header>
        <section className="draft-notice" aria-label="Where it comes from">
          <p>
            This tile comes from <code>{file}</code>. Take it over to edit it here: readers notice nothing, and the file
            no longer changes it.
          </p>
          <Button kind="primary" disabled={isBusy} onClick={() => void takeOver()}>
            {isBusy ? "Taking it over…" : "Take over to edit"}
          </Button>
          <Alert>{trouble}</Alert>
        </section>
        <p className="studio-hint">{draft.teaser}</p>
      </div>
      <aside className="tile-editor-preview" aria-label="Preview">
        <TilePreview checked={checked} />
      </aside>
    </div>
  )
}
