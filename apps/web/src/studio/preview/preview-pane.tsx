import type { TilePreviewProps } from "../section.ts"

/** How readers will see a draft. */
export function PreviewPane({ draft }: TilePreviewProps) {
  return (
    <section className="preview-pane" aria-label="Preview">
      <h2>{draft.title || "Untitled"}</h2>
      <p>{draft.teaser}</p>
    </section>
  )
}
