import type { Source } from "@confetti/contract/tile"

const kinds: Record<Source["kind"], string> = { page: "Web page", book: "Book", paper: "Paper", archive: "Archive" }

/** Where a tile's facts come from: works one can find by their names. */
export function SourceList({ sources }: { sources: readonly Source[] }) {
  return (
    <section className="sources" aria-labelledby="sources-title">
      <h2 id="sources-title">Sources</h2>
      <ul>
        {sources.map((source) => (
          <li key={source.title}>
            <cite>{source.title}</cite>
            <span>{[source.by, source.year, kinds[source.kind]].filter(Boolean).join(" · ")}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
