import { t } from "@confetti/domain/messages/t"
import { useState } from "react"
import { useLocation } from "../../../platform/location.ts"
import { Button } from "../../../ui/button.tsx"
import { Sheet } from "../../../ui/sheet.tsx"
import { studioCall } from "../../access/studio-call.ts"
import { Alert } from "../../kit/alert.tsx"
import { useAction } from "../../kit/use-action.ts"
import { tilePath } from "../tile-paths.ts"
import type { SheetProps, StepSheet } from "./use-steps.ts"

export function MoreSheet({
  tile,
  steps,
  onTake,
  onClose,
  onOpen,
}: SheetProps & { onOpen: (open: StepSheet) => void }) {
  const { id, slug, state, tileId } = tile
  const [, go] = useLocation()
  const [isArchiving, setArchiving] = useState(false)
  const { isBusy, error, act } = useAction()
  const duplicate = async () => {
    const copy = await studioCall("studio-duplicate_tile", { id })
    onClose()
    go(tilePath(copy.tile.id))
  }
  if (isArchiving)
    return (
      <Sheet title="Archive this tile" onClose={onClose}>
        <div className="studio-form">
          <p>Readers will no longer see it. Their likes and thoughts are kept, and you can unarchive it at any time.</p>
          <Alert>{steps.error}</Alert>
          <div className="studio-answers">
            <Button kind="danger" disabled={steps.isBusy} autoFocus onClick={() => onTake(steps.archive())}>
              {steps.isBusy ? "Archiving…" : "Archive"}
            </Button>
            <Button onClick={() => setArchiving(false)}>Cancel</Button>
          </div>
        </div>
      </Sheet>
    )
  return (
    <Sheet title="This tile" onClose={onClose}>
      <Alert>{error}</Alert>
      <div className="menu">
        <button type="button" onClick={() => onOpen("revisions")}>
          Revisions
        </button>
        {state === "published" && (
          <a
            className="tile-menu-link flex items-center min-h-52 text-3"
            href={`/tiles/${slug}`}
            target="_blank"
            rel="noreferrer"
          >
            View as a reader
          </a>
        )}
        {tileId !== null && state !== "archived" && (
          <button type="button" onClick={() => onOpen("rename")}>
            Change the address
          </button>
        )}
        <button type="button" disabled={isBusy} onClick={() => void act(duplicate, t`Duplicated`)}>
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
