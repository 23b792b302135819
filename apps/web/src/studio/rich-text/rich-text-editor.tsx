import { lazy, Suspense } from "react"
import { ErrorBoundary } from "../../ui/error-boundary.tsx"
import type { RichTextProps } from "./rich-text-core.tsx"
import "./rich-text.css"

/** Lazy, because ProseMirror is 65 kB. */
const RichTextCore = lazy(() => import("./rich-text-core.tsx").then((module) => ({ default: module.RichTextCore })))

export function RichTextEditor(props: RichTextProps) {
  return (
    <ErrorBoundary
      fallback={<p className="studio-error">Could not load the editor. Reload the page. Your text is saved.</p>}
    >
      <Suspense fallback={<div className="rich-text rich-text-waiting" role="status" aria-label="Loading" />}>
        <RichTextCore {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}
