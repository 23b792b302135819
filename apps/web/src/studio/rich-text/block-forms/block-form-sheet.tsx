import { lazy, Suspense } from "react"
import { ErrorBoundary } from "../../../ui/error-boundary.tsx"
import { Sheet } from "../../../ui/sheet.tsx"
import { fencedKinds } from "../fenced-kinds.ts"
import type { FormKind } from "./form-kinds.ts"
import "../../pack-file/pack-file.css"
import "./block-forms.css"

/** What reads and writes YAML is 36 kB: it comes with the first form. */
const KindForm = lazy(() => import("./kind-form.tsx").then((module) => ({ default: module.KindForm })))

type Props = {
  kind: FormKind
  yaml: string
  isNew: boolean
  /** Whether the text took it: one that is as long as it can be takes no more. */
  onSave: (yaml: string) => boolean
  onClose: () => void
}

export function BlockFormSheet({ kind, yaml, isNew, onSave, onClose }: Props) {
  const name = fencedKinds.find((each) => each.kind === kind)?.name ?? kind
  return (
    <Sheet title={isNew ? `New: ${name}` : name} className="block-form-sheet" onClose={onClose}>
      <ErrorBoundary
        fallback={<p className="studio-trouble">The form did not arrive. Reload the page; what you wrote is kept.</p>}
      >
        <Suspense fallback={<div className="studio-waiting" role="status" aria-label="Fetching the form" />}>
          <KindForm kind={kind} yaml={yaml} isNew={isNew} onSave={onSave} onClose={onClose} />
        </Suspense>
      </ErrorBoundary>
    </Sheet>
  )
}
