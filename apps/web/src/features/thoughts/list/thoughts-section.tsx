import type { Openness } from "@confetti/contract/page-data"
import type { ThoughtsPage, ThoughtTab } from "@confetti/contract/thoughts"
import type { Tile } from "@confetti/contract/tile"
import { t } from "@confetti/domain/messages/t"
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react"
import { useRead } from "../../../platform/reads/use-reads.ts"
import { thoughtsRead } from "../thoughts-reads.ts"
import { WriteThought } from "../write/write-thought.tsx"
import { type OpenedThought, SharedThought } from "./shared-thought.tsx"
import { ThoughtsGhost } from "./thought-item.tsx"
import { firstTab, nextTab, thoughtTabs } from "./thought-tabs.ts"
import { ThoughtsPanel } from "./thoughts-panel.tsx"

const tabNames: Record<ThoughtTab, string> = { INTERESTING: t`Interesting`, USER_TAKES: t`All` }

type Props = {
  tile: Tile
  /** Null for guests, undefined while unknown. */
  userId: string | null | undefined
  uploads: Openness
  language: string
  opened: OpenedThought | null
  onJoin: () => void
}

export function ThoughtsSection({ userId, ...props }: Props) {
  return (
    <div className="thoughts mx-auto">
      <h2 className="mb-4 text-4">Thoughts</h2>
      {userId === undefined ? <ThoughtsGhost /> : <Thoughts key={userId} userId={userId} {...props} />}
    </div>
  )
}

function Thoughts({ tile, userId, uploads, language, opened, onJoin }: Props & { userId: string | null }) {
  const counts = useRead(thoughtsRead(userId, tile.id, "INTERESTING", null)).data?.counts
  const [chosen, setChosen] = useState<ThoughtTab | null>(null)
  // Fixed once known, so that new marks move nothing while reading.
  const first = firstTab(counts?.INTERESTING)
  if (chosen === null && first !== null) setChosen(first)
  const tab = chosen ?? "INTERESTING"
  const [now] = useState(() => Date.now())
  const showTakes = () => setChosen("USER_TAKES")
  const shown = { tile, language, now, onJoin }
  return (
    <>
      {opened && <SharedThought opened={opened} userId={userId} {...shown} />}
      <WriteThought tile={tile} userId={userId} uploads={uploads} onJoin={onJoin} onSent={showTakes} />
      <ThoughtTabs tab={tab} counts={counts} language={language} onChoose={setChosen}>
        <ThoughtsPanel
          key={tab}
          tab={tab}
          userId={userId}
          openedId={opened?.id ?? null}
          onTakes={showTakes}
          {...shown}
        />
      </ThoughtTabs>
    </>
  )
}

type ThoughtTabsProps = {
  tab: ThoughtTab
  counts: ThoughtsPage["counts"] | undefined
  language: string
  onChoose: (tab: ThoughtTab) => void
  children: ReactNode
}

function ThoughtTabs({ tab, counts, language, onChoose, children }: ThoughtTabsProps) {
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
      <div className="flex gap-1 mt-5" role="tablist" aria-label="Which thoughts" ref={list} onKeyDown={press}>
        {thoughtTabs.map((each) => (
          <button
            key={each}
            type="button"
            className="thought-tab min-h-44 px-4 rounded-full ink-2 font-bold"
            role="tab"
            id={`${id}-${each}`}
            data-tab={each}
            aria-selected={each === tab}
            aria-controls={`${id}-panel`}
            tabIndex={each === tab ? 0 : -1}
            onClick={() => onChoose(each)}
          >
            {tabNames[each]}{" "}
            <span className="ink-2 tabular-nums font-medium">{counts?.[each].toLocaleString(language)}</span>
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        {children}
      </div>
    </>
  )
}
