import type { MouseEvent } from "react"

/** One of React's, or the browser's own. */
type PlainClick = Pick<MouseEvent, "metaKey" | "ctrlKey" | "shiftKey" | "altKey" | "button" | "preventDefault">

/** A link that moves inside the app on a plain click, and stays a link for every other kind of click. */
export function plainClick<Click extends PlainClick>(action: (event: Click) => void) {
  return (event: Click) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return
    event.preventDefault()
    action(event)
  }
}
