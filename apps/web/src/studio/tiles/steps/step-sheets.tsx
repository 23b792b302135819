import type { StudioProblem, StudioTile } from "@confetti/contract/studio"
import type { TileDraft } from "@confetti/contract/tile-draft"
import type { EditDraft } from "../editor/draft-form.tsx"
import { RevisionsSheet } from "../revisions/revisions-sheet.tsx"
import { EntrySheet } from "./entry-sheet.tsx"
import { MoreSheet } from "./more-sheet.tsx"
import type { OpenSheet } from "./open-sheet.ts"
import { PublishSheet } from "./publish-sheet.tsx"
import { RenameSheet } from "./rename-sheet.tsx"
import type { Steps } from "./use-steps.ts"

type Props = {
  open: OpenSheet
  tile: StudioTile
  draft: TileDraft
  problems: readonly StudioProblem[]
  language: string
  steps: Steps
  edit: EditDraft
  onOpen: (open: OpenSheet | null) => void
}

export function StepSheets({ open, tile, draft, problems, language, steps, edit, onOpen }: Props) {
  const close = () => {
    steps.forgetTrouble()
    onOpen(null)
  }
  if (open.kind === "publish")
    return <PublishSheet tile={tile} problems={problems} language={language} steps={steps} onClose={close} />
  if (open.kind === "entry") return <EntrySheet steps={steps} edit={edit} onOpen={onOpen} onClose={close} />
  if (open.kind === "rename") return <RenameSheet tile={tile} steps={steps} onClose={close} />
  if (open.kind === "revisions")
    return <RevisionsSheet id={tile.id} current={draft} language={language} steps={steps} onClose={close} />
  return <MoreSheet tile={tile} steps={steps} onOpen={onOpen} onClose={close} />
}
