import type { Source } from "@confetti/contract/tile"
import { t } from "@confetti/domain/messages/t"

const kinds: Record<Source["kind"], string> = { page: t`page`, book: t`book`, paper: t`paper`, archive: t`archive` }

/** A work, to be opened in a tab of its own or looked up by its name. */
export function SourceItem({ source: { title, by, year, kind, link } }: { source: Source }) {
  return (
    <>
      {link ? (
        <a href={link.href} target="_blank" rel="noreferrer">
          <cite>{title}</cite> <small>{link.isSearch ? "Look it up" : "Open"}</small>
          <i className="unseen"> in a new tab</i>
        </a>
      ) : (
        <cite>{title}</cite>
      )}
      <span>{[by, year, kinds[kind]].filter(Boolean).join(" · ")}</span>
    </>
  )
}
