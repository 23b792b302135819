import type { Source } from "@confetti/contract/tile"

const kinds: Record<Source["kind"], string> = { page: "Web page", book: "Book", paper: "Paper", archive: "Archive" }

/** Where a tile's facts come from, each to be opened in a tab of its own or looked up by its name. */
export function SourceList({ sources }: { sources: readonly Source[] }) {
  return (
    <section className="sources" aria-labelledby="sources-title">
      <h2 id="sources-title">Sources</h2>
      <ul>
        {sources.map(({ title, by, year, kind, link }) => (
          <li key={title}>
            {link ? (
              <a href={link.href} target="_blank" rel="noopener noreferrer">
                <cite>{title}</cite> <small>{link.isSearch ? "Look it up" : "Open"}</small>
                <i className="unseen"> in a new tab</i>
              </a>
            ) : (
              <cite>{title}</cite>
            )}
            <span>{[by, year, kinds[kind]].filter(Boolean).join(" · ")}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
