import type { StudioProblem, StudioTile } from "@confetti/contract/studio"
import type { TileDraft } from "@confetti/contract/tile-draft"
import { useState } from "react"
import { Button } from "../../../ui/button.tsx"
import { Sheet } from "../../../ui/sheet.tsx"
import { Alert } from "../../kit/alert.tsx"
import { Field, Form } from "../../kit/form.tsx"
import type { EditDraft } from "../editor/draft-form.tsx"
import { withDeveloping } from "../fields/with-developing.ts"
import { RevisionsSheet } from "../revisions/revisions-sheet.tsx"
import { MoreSheet } from "./more-sheet.tsx"
import { PublishSheet } from "./publish-sheet.tsx"
import type { SheetProps, StepSheet, Steps } from "./use-steps.ts"

type Props = {
  open: StepSheet
  tile: StudioTile
  draft: TileDraft
  problems: readonly StudioProblem[]
  language: string
  steps: Steps
  edit: EditDraft
  onOpen: (open: StepSheet | null) => void
}

export function StepSheets({ open, tile, draft, problems, language, steps, edit, onOpen }: Props) {
  const close = () => {
    steps.dismissError()
    onOpen(null)
  }
  const take = async (step: Promise<boolean>) => {
    if (await step) close()
  }
  const sheet = { tile, steps, onTake: (step: Promise<boolean>) => void take(step), onClose: close }
  const endStory = () => {
    edit((now) => withDeveloping(now, false))
    onOpen("publish")
  }
  switch (open) {
    case "publish":
      return <PublishSheet {...sheet} problems={problems} language={language} />
    case "entry":
      return <EntrySheet {...sheet} onEnd={endStory} />
    case "rename":
      return <RenameSheet {...sheet} />
    case "revisions":
      return <RevisionsSheet id={tile.id} current={draft} language={language} steps={steps} onClose={close} />
    case "more":
      return <MoreSheet {...sheet} onOpen={onOpen} />
  }
}

function EntrySheet({ steps, onTake, onClose, onEnd }: SheetProps & { onEnd: () => void }) {
  return (
    <Sheet title="Add an entry" onClose={onClose}>
      <Form
        action={steps.isBusy ? "Publishing…" : "Add and publish"}
        isBusy={steps.isBusy}
        also={<Button onClick={onEnd}>End the story</Button>}
        onSubmit={(text) => {
          const entry = { date: text("date"), heading: text("heading"), text: text("text") }
          if (entry.heading !== "" && entry.text !== "") onTake(steps.addEntry(entry))
        }}
      >
        <Field label="Day" name="date" type="date" defaultValue={today()} required />
        <Field label="What happened" name="heading" required maxLength={200} isFirst />
        <Field label="More about it" name="text" required maxLength={4000} rows={5} />
        <p className="studio-hint">The entry is published at once. Other changes in the draft are not.</p>
        <Alert>{steps.error}</Alert>
      </Form>
    </Sheet>
  )
}

function RenameSheet({ tile, steps, onTake, onClose }: SheetProps) {
  const [slug, setSlug] = useState(tile.slug)
  return (
    <Sheet title="Change the address" onClose={onClose}>
      <Form
        action={steps.isBusy ? "Changing…" : "Change"}
        isBusy={steps.isBusy || slug.trim() === tile.slug}
        onSubmit={() => onTake(steps.rename(slug.trim()))}
      >
        <Field
          label="Address"
          hint="Lowercase letters, digits and hyphens. The address changes immediately, and links to the old one still work."
          required
          maxLength={80}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={slug}
          onType={setSlug}
        />
        <Alert>{steps.error}</Alert>
      </Form>
    </Sheet>
  )
}

function today(): string {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}
