import type { Source } from "@confetti/contract/tile"
import { t } from "@confetti/domain/messages/t"
import { createContext, type MouseEvent, type ReactNode, use } from "react"
import { createStore } from "../../platform/create-store.ts"
import { scoped, useScope } from "../../platform/session-scope.ts"
import { plainClick } from "../../ui/plain-click.ts"

export const SourcesContext = createContext<readonly Source[]>([])

export const pressedMarkOf = scoped(() => createStore<{ mark: Element; number: number; source: Source } | null>(null))

const kinds: Record<Source["kind"], string> = { page: t`page`, book: t`book`, paper: t`paper`, archive: t`archive` }

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

type Props = { number: number; href: string; children: ReactNode }

/** A citation that opens its source in place. Without script or popovers it links to the list at the story's end. */
export function SourceMark({ number, href, children }: Props) {
  const pressedMark = pressedMarkOf(useScope())
  const source = use(SourcesContext)[number - 1]
  const open = (event: MouseEvent) => {
    const mark = event.currentTarget
    if (source && "showPopover" in mark) plainClick(() => pressedMark.set({ mark, number, source }))(event)
  }
  return (
    <a href={href} onClick={open}>
      {children}
    </a>
  )
}
