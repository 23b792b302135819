import { toEnd } from "@confetti/domain/messages/words-language"
import { layoutKindOf } from "@confetti/domain/navigation/layout-kind"
import { isVisible } from "../../ui/is-visible.ts"
import { isDialogOpen } from "../../ui/open-dialogs.ts"
import { onScreen } from "../tile/index.ts"

export type FeedAct = "open" | "like" | "thoughts" | "share" | "picture" | "why" | "menu"

export type FeedKeyActs = {
  isCovered: boolean
  goTo: (index: number) => void
  step: (by: -1 | 1) => void
  onAct: (act: FeedAct) => void
}

const moves: Record<string, 1 | -1> = { ArrowDown: 1, PageDown: 1, j: 1, " ": 1, ArrowUp: -1, PageUp: -1, k: -1 }
const acts: Record<string, FeedAct> = {
  l: "like",
  t: "thoughts",
  s: "share",
  S: "picture",
  w: "why",
  m: "menu",
  Enter: "open",
}

const ofStory = new Set([...Object.keys(moves), "ArrowLeft", "ArrowRight", "Home", "End", "Enter"])

export function pressFeedKey(event: KeyboardEvent, { isCovered, goTo, step, onAct }: FeedKeyActs): void {
  const { key } = event
  if (event.altKey || event.ctrlKey || event.metaKey || isBusy(event.target)) return
  // Keys do nothing under an open tile. On a wide screen the moving keys apply to the story or the stage.
  if (isCovered && layoutKindOf(innerWidth) === "mobile") return
  const story = onScreen.openTile?.current
  if (isIn(story, event.target)) {
    if (ofStory.has(key)) return
    if (key === "Escape" && !isCovered) return onScreen.feed?.item.current?.focus({ preventScroll: true })
  } else if (isCovered && ofStory.has(key) && !isIn(onScreen.feed?.element.current, event.target)) {
    // An opened tile is being read, wherever the focus is; the focused element scrolls.
    return story?.focus({ preventScroll: true })
  }
  const isPress = (key === "Enter" || key === " ") && isControl(event.target)
  const move = isPress ? undefined : moves[key]
  const act = isPress ? undefined : acts[key]
  if (key === "ArrowLeft" || key === "ArrowRight") turnSubtile(key === "ArrowRight" ? toEnd : (-toEnd as -1 | 1))
  else if (move) step(key === " " && event.shiftKey ? -1 : move)
  else if (key === "Home") goTo(0)
  else if (act) onAct(act)
  else return
  event.preventDefault()
}

function isIn(element: HTMLElement | null | undefined, target: EventTarget | null): boolean {
  return target instanceof Node && element?.contains(target) === true
}

/** Keys belong to focused fields and dialogs. */
function isBusy(target: EventTarget | null): boolean {
  if (isDialogOpen()) return true
  return target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null
}

/** A button of a sheet that just closed keeps the focus for a moment, and does not count. */
function isControl(target: EventTarget | null): boolean {
  const control = target instanceof Element ? target.closest("a, button") : null
  return control !== null && isVisible(control)
}

function turnSubtile(by: 1 | -1): void {
  const { strip } = onScreen
  if (strip) strip.goTo(Math.min(Math.max(strip.page + by, 0), strip.subtileCount))
}
