import { lazy, Suspense, useId } from "react"
import { ErrorBoundary } from "../../ui/error-boundary.tsx"
import type { RichTextEditorProps } from "./rich-text-editor-props.ts"
import "./rich-text.css"

/** What edits is 65 kB: it comes when there is something to edit, not with a list of tiles. */
const RichTextCore = lazy(() => import("./rich-text-core.tsx").then((module) => ({ default: module.RichTextCore })))

export function RichTextEditor({ id, ...props }: RichTextEditorProps) {
  const ownId = useId()
  return (
    <ErrorBoundary
      fallback={<p className="studio-trouble">The editor did not arrive. Reload the page; what you wrote is kept.</p>}
    >
      <Suspense
        fallback={<div className="rich-text rich-text-waiting" role="status" aria-label={`Fetching ${props.label}`} />}
      >
        <RichTextCore id={id ?? ownId} {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}
