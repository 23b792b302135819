import type { MouseEvent } from "react"

type PlainClick = Pick<MouseEvent, "metaKey" | "ctrlKey" | "shiftKey" | "altKey" | "button" | "preventDefault">

export function plainClick<Click extends PlainClick>(action: (event: Click) => void) {
  return (event: Click) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return
    event.preventDefault()
    action(event)
  }
}
