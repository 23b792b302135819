import { useState } from "react"
import { Button } from "../../../ui/button.tsx"
import { Sheet } from "../../../ui/sheet.tsx"
import { Alert } from "../../kit/alert.tsx"
import type { EditDraft } from "../editor/draft-form.tsx"
import { withDeveloping } from "../fields/with-developing.ts"
import type { OpenSheet } from "./open-sheet.ts"
import type { Steps } from "./use-steps.ts"

type Props = { steps: Steps; edit: EditDraft; onOpen: (open: OpenSheet) => void; onClose: () => void }

export function EntrySheet({ steps, edit, onOpen, onClose }: Props) {
  const [entry, setEntry] = useState(() => ({ date: today(), heading: "", text: "" }))
  const isWhole = entry.heading.trim() !== "" && entry.text.trim() !== "" && entry.date !== ""
  return (
    <Sheet title="Add an entry" onClose={onClose}>
      <form
        className="studio-form"
        onSubmit={(event) => {
          event.preventDefault()
          if (isWhole) void steps.addEntry(entry).then((isDone) => isDone && onClose())
        }}
      >
        <label className="studio-field">
          Day
          <input
            type="date"
            value={entry.date}
            required
            onChange={({ currentTarget }) => setEntry({ ...entry, date: currentTarget.value })}
          />
        </label>
        <label className="studio-field">
          What happened
          <input
            value={entry.heading}
            required
            maxLength={200}
            data-autofocus
            onChange={({ currentTarget }) => setEntry({ ...entry, heading: currentTarget.value })}
          />
        </label>
        <label className="studio-field">
          More about it
          <textarea
            value={entry.text}
            required
            rows={5}
            maxLength={4000}
            onChange={({ currentTarget }) => setEntry({ ...entry, text: currentTarget.value })}
          />
        </label>
        <p className="studio-hint">It goes out at once. Whatever else you changed in the draft stays there.</p>
        <Alert>{steps.trouble}</Alert>
        <div className="studio-answers">
          <Button type="submit" kind="primary" disabled={steps.isBusy || !isWhole}>
            {steps.isBusy ? "Publishing…" : "Add and publish"}
          </Button>
          <Button
            onClick={() => {
              edit((draft) => withDeveloping(draft, false))
              onOpen({ kind: "publish" })
            }}
          >
            End the story
          </Button>
        </div>
      </form>
    </Sheet>
  )
}

function today(): string {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}
