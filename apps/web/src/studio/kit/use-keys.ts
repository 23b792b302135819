import { type RefObject, useEffect, useRef } from "react"
import { isDialogOpen } from "../../ui/open-dialogs.ts"

type Keys = Readonly<Record<string, (id: string) => void>>

/**
 * Keyboard shortcuts by letter. With `list`, they act on the focused row (`data-row` with its id), and `j` and `k` move between rows.
 * Ignored while typing.
 */
export function useKeys(keys: Keys, list?: RefObject<HTMLElement | null>): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    let isAfterG = false
    const press = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest("input, textarea, select") !== null
      const isSequence = isAfterG
      isAfterG = event.key === "g" && !isTyping
      // `g k` opens a screen.
      if (isTyping || isSequence || isDialogOpen() || event.ctrlKey || event.altKey || event.metaKey) return
      const rows = [...(list?.current?.querySelectorAll<HTMLElement>("[data-row]") ?? [])]
      const at = rows.findIndex((row) => row.contains(document.activeElement))
      if (list && (event.key === "j" || event.key === "k")) {
        const next = rows[event.key === "j" ? at + 1 : Math.max(0, at - 1)]
        if (!next) return
        event.preventDefault()
        next.focus()
        next.scrollIntoView({ block: "nearest" })
        return
      }
      const id = list ? rows[at]?.dataset["row"] : ""
      const act = latest.current[event.key.toLowerCase()]
      if (id === undefined || act === undefined || event.repeat) return
      event.preventDefault()
      act(id)
    }
    addEventListener("keydown", press)
    return () => removeEventListener("keydown", press)
  }, [list])
}
