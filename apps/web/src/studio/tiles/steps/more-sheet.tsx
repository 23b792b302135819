import type { StudioTile } from "@confetti/contract/studio"
import { useState } from "react"
import { useLocation } from "../../../platform/location.ts"
import { Button } from "../../../ui/button.tsx"
import { Sheet } from "../../../ui/sheet.tsx"
import { useAttempt } from "../../../ui/use-attempt.ts"
import { studioCall } from "../../access/studio-call.ts"
import { Alert } from "../../kit/alert.tsx"
import { troubleText } from "../../trouble-text.ts"
import { tilePath } from "../tile-paths.ts"
import type { OpenSheet } from "./open-sheet.ts"
import type { Steps } from "./use-steps.ts"

type Props = { tile: StudioTile; steps: Steps; onOpen: (open: OpenSheet) => void; onClose: () => void }

export function MoreSheet({ tile, steps, onOpen, onClose }: Props) {
  const { id, slug, state, tileId } = tile
  const [, go] = useLocation()
  const [isArchiving, setArchiving] = useState(false)
  const { isBusy, trouble, attempt } = useAttempt(troubleText)
  const duplicate = () =>
    attempt(async () => {
      const copy = await studioCall("studio-duplicate_tile", { id })
      onClose()
      go(tilePath(copy.tile.id))
    })
  if (isArchiving)
    return (
      <Sheet title="Archive this tile" onClose={onClose}>
        <div className="studio-form">
          <p>Readers do not find it any more. What they did with it stays, and you can bring it back as it was.</p>
          <Alert>{steps.trouble}</Alert>
          <div className="studio-answers">
            <Button
              kind="danger"
              disabled={steps.isBusy}
              // biome-ignore lint/a11y/noAutofocus: what was pressed gave way to this
              autoFocus
              onClick={() => void steps.archive().then((isDone) => isDone && onClose())}
            >
              {steps.isBusy ? "Archiving…" : "Archive it"}
            </Button>
            <Button onClick={() => setArchiving(false)}>Keep it</Button>
          </div>
        </div>
      </Sheet>
    )
  return (
    <Sheet title="This tile" onClose={onClose}>
      <Alert>{trouble}</Alert>
      <div className="menu">
        <button type="button" onClick={() => onOpen({ kind: "revisions" })}>
          Revisions
        </button>
        {state === "published" && (
          <a className="tile-menu-link" href={`/tiles/${slug}`} target="_blank" rel="noreferrer">
            As readers see it
          </a>
        )}
        {tileId !== null && state !== "archived" && (
          <button type="button" onClick={() => onOpen({ kind: "rename" })}>
            Change the address
          </button>
        )}
        <button type="button" disabled={isBusy} onClick={() => void duplicate()}>
          Duplicate
        </button>
        {state !== "archived" && (
          <button type="button" className="danger" onClick={() => setArchiving(true)}>
            Archive
          </button>
        )}
      </div>
    </Sheet>
  )
}
