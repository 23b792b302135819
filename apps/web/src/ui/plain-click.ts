import type { MouseEvent } from "react"

/** A link that moves inside the app on a plain click, and stays a link for every other kind of click. */
export function plainClick(action: (event: MouseEvent) => void) {
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return
    event.preventDefault()
    action(event)
  }
}
