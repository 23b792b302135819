import { useLocation } from "../../../platform/location.ts"
import { Button } from "../../../ui/button.tsx"
import { Sheet } from "../../../ui/sheet.tsx"
import { useAttempt } from "../../../ui/use-attempt.ts"
import { studioCall } from "../../access/studio-call.ts"
import { formText } from "../../kit/form.tsx"
import { Alert } from "../../kit/alert.tsx"
import { troubleText } from "../../trouble-text.ts"
import { tilePath } from "../tile-paths.ts"

export function NewTileSheet({ onClose }: { onClose: () => void }) {
  const { isBusy, trouble, attempt } = useAttempt(troubleText)
  const [, go] = useLocation()
  const create = (title: string) =>
    attempt(async () => {
      const { tile } = await studioCall("studio-create_tile", { title })
      go(tilePath(tile.id))
    })
  return (
    <Sheet title="A new tile" onClose={onClose}>
      <form
        className="studio-form"
        onSubmit={(event) => {
          event.preventDefault()
          void create(formText(new FormData(event.currentTarget), "title"))
        }}
      >
        <label className="studio-field">
          Working title
          <input
            name="title"
            maxLength={200}
            placeholder="Bread rises while nobody looks"
            aria-describedby="new-tile-hint"
            data-autofocus
          />
        </label>
        <p className="studio-hint" id="new-tile-hint">
          It can change until the tile is published, and after that too. Nobody but editors sees it yet.
        </p>
        <Alert>{trouble}</Alert>
        <div className="studio-answers">
          <Button type="submit" kind="primary" disabled={isBusy}>
            {isBusy ? "Beginning…" : "Begin"}
          </Button>
        </div>
      </form>
    </Sheet>
  )
}
