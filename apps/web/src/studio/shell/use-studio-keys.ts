import { useEffect, useRef } from "react"
import { useLocation } from "../../platform/location.ts"
import { isDialogOpen } from "../../ui/open-dialogs.ts"
import type { Section } from "../section.ts"

/** Milliseconds that a `g` waits for its letter. */
const waits = 1500

/** `g` and a letter open a screen, `/` its search, `?` the list of keys. Ignored while typing. */
export function useStudioKeys(sections: readonly Section[], onList: () => void): void {
  const [, go] = useLocation()
  const pressedAt = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof Element && event.target.closest("input, textarea, select, [contenteditable]") !== null
      if (isTyping || isDialogOpen() || event.ctrlKey || event.altKey || event.metaKey) return
      const isSecond = event.timeStamp - pressedAt.current < waits
      pressedAt.current = Number.NEGATIVE_INFINITY
      if (isSecond) {
        const section = sections.find(({ letter }) => letter === event.key)
        if (section) go(section.path)
      } else if (event.key === "g") pressedAt.current = event.timeStamp
      else if (event.key === "?") onList()
      else if (event.key === "/") {
        const search = document.querySelector<HTMLInputElement>(".studio-main input[data-search]")
        if (!search) return
        event.preventDefault()
        search.focus()
      }
    }
    addEventListener("keydown", press)
    return () => removeEventListener("keydown", press)
  }, [sections, onList, go])
}
