import { lazy, Suspense } from "react"
import { ErrorBoundary } from "../../../ui/error-boundary.tsx"
import { Sheet } from "../../../ui/sheet.tsx"
import { fencedName } from "../fenced-kinds.ts"
import type { BlockFormProps } from "./block-form.tsx"
import "./block-forms.css"

/** Lazy, because the YAML parser is 36 kB. */
const BlockForm = lazy(() => import("./block-form.tsx").then((module) => ({ default: module.BlockForm })))

export function BlockFormSheet(props: BlockFormProps) {
  const name = fencedName(props.kind)
  return (
    <Sheet title={props.isNew ? `New: ${name}` : name} className="block-form-sheet" onClose={props.onClose}>
      <ErrorBoundary
        fallback={<p className="studio-error">Could not load the form. Reload the page. Your text is saved.</p>}
      >
        <Suspense fallback={<div className="studio-waiting" role="status" aria-label="Loading" />}>
          <BlockForm {...props} />
        </Suspense>
      </ErrorBoundary>
    </Sheet>
  )
}
