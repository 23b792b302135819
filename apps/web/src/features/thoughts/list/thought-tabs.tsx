import type { ThoughtsPage, ThoughtTab } from "@confetti/contract/thoughts"
import { t } from "@confetti/domain/messages/t"
import { type KeyboardEvent, type ReactNode, useId, useRef } from "react"
import { nextTab, thoughtTabs } from "./next-tab.ts"

const names: Record<ThoughtTab, string> = { INTERESTING: t`Interesting`, USER_TAKES: t`Takes` }

type Props = {
  tab: ThoughtTab
  /** Undefined until they are known. */
  counts: ThoughtsPage["counts"] | undefined
  language: string
  onChoose: (tab: ThoughtTab) => void
  children: ReactNode
}

/** The two ways to read what people think, and what the chosen one shows. The arrow keys go from one to the other. */
export function ThoughtTabs({ tab, counts, language, onChoose, children }: Props) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const press = (event: KeyboardEvent) => {
    const next = nextTab(tab, event.key)
    if (next === null) return
    event.preventDefault()
    onChoose(next)
    list.current?.querySelector<HTMLElement>(`[data-tab=${next}]`)?.focus()
  }
  return (
    <>
      <div className="thought-tabs" role="tablist" aria-label="Which thoughts" ref={list} onKeyDown={press}>
        {thoughtTabs.map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            id={`${id}-${each}`}
            data-tab={each}
            aria-selected={each === tab}
            aria-controls={`${id}-panel`}
            tabIndex={each === tab ? 0 : -1}
            onClick={() => onChoose(each)}
          >
            {names[each]} <span>{counts?.[each].toLocaleString(language)}</span>
          </button>
        ))}
      </div>
      <div className="thought-panel" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        {children}
      </div>
    </>
  )
}
