import type { Source } from "@confetti/contract/tile"
import { SourceItem } from "./source-item.tsx"

/** Where a tile's facts come from. The marks in its text lead here where they can't be opened in place. */
export function SourceList({ sources }: { sources: readonly Source[] }) {
  return (
    <section className="sources" aria-labelledby="sources-title">
      <h2 id="sources-title">Sources</h2>
      <ul>
        {sources.map((source, at) => (
          <li key={at} id={`source-${at + 1}`}>
            <SourceItem source={source} />
          </li>
        ))}
      </ul>
    </section>
  )
}
