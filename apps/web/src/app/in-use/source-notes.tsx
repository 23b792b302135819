import { sourceNumber } from "@confetti/contract/source-number"
import type { Source } from "@confetti/contract/tile"
import { useEffect, useState } from "react"
import { nowReading } from "../../features/tile/index.ts"
import { canShowNotes, SourceNote } from "../../features/tile/source-note/index.ts"
import { plainClick } from "../../ui/plain-click.ts"

type Pressed = { mark: HTMLAnchorElement; number: number; source: Source }

/** The marks behind sentences open their source in place. Before this is here, without script and in an engine without popovers they lead to the list at the story's foot. */
export function SourceNotes() {
  const [pressed, setPressed] = useState<Pressed | null>(null)
  useEffect(() => {
    if (!canShowNotes()) return undefined
    const press = (event: MouseEvent) => {
      const mark =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href^='#source-']") : null
      const number = mark && sourceNumber(mark.getAttribute("href") ?? "")
      const source = nowReading.get()?.tile.sources[(number ?? 0) - 1]
      if (mark && number && source) plainClick(() => setPressed({ mark, number, source }))(event)
    }
    document.addEventListener("click", press)
    return () => document.removeEventListener("click", press)
  }, [])
  return pressed && <SourceNote {...pressed} onClose={() => setPressed(null)} />
}
