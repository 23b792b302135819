import type { StudioTile } from "@confetti/contract/studio"
import { Sheet } from "../../../ui/sheet.tsx"
import { useState } from "react"
import { Button } from "../../../ui/button.tsx"
import { Alert } from "../../kit/alert.tsx"
import type { Steps } from "./use-steps.ts"

const longestSlug = 80

type Props = { tile: StudioTile; steps: Steps; onClose: () => void }

export function RenameSheet({ tile, steps, onClose }: Props) {
  const [slug, setSlug] = useState(tile.slug)
  const [isRefused, setRefused] = useState(false)
  return (
    <Sheet title="Change the address" onClose={onClose}>
      <form
        className="studio-form"
        onSubmit={(event) => {
          event.preventDefault()
          void steps.rename(slug.trim()).then((isDone) => (isDone ? onClose() : setRefused(true)))
        }}
      >
        <label className="studio-field">
          {"/tiles/"}
          <input
            value={slug}
            required
            maxLength={longestSlug}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ currentTarget }) => setSlug(currentTarget.value)}
          />
        </label>
        <p className="studio-hint">
          Small letters, digits and hyphens. It changes at once; links to the former address lead to the new one.
        </p>
        <Alert>
          {steps.trouble ??
            (isRefused && !steps.isBusy ? "This address can’t be used: it is taken, or has other signs." : "")}
        </Alert>
        <div className="studio-answers">
          <Button type="submit" kind="primary" disabled={steps.isBusy || slug.trim() === tile.slug}>
            {steps.isBusy ? "Changing…" : "Change it"}
          </Button>
        </div>
      </form>
    </Sheet>
  )
}
