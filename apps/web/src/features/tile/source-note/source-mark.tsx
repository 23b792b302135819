import type { Source } from "@confetti/contract/tile"
import { createContext, type MouseEvent, type ReactNode, use } from "react"
import { createStore } from "../../../platform/create-store.ts"
import { plainClick } from "../../../ui/plain-click.ts"

/** The sources of the tile that text belongs to. */
export const SourcesContext = createContext<readonly Source[]>([])

/** The mark whose source is open. */
export const pressedMark = createStore<{ mark: Element; number: number; source: Source } | null>(null)

type Props = { number: number; href: string; children: ReactNode }

/** The mark behind a sentence, which opens its source in place. Without script and in an engine without popovers it leads to the list at the story's foot. */
export function SourceMark({ number, href, children }: Props) {
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
