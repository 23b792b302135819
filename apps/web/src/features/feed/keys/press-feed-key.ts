import type { FeedAct } from "../feed-act.ts"

export type FeedKeyActs = {
  index: number
  isCovered: boolean
  goTo: (index: number) => void
  onAct: (act: FeedAct) => void
}

const moves: Record<string, 1 | -1> = { ArrowDown: 1, PageDown: 1, j: 1, ArrowUp: -1, PageUp: -1, k: -1 }
const acts: Record<string, FeedAct> = { l: "like", s: "share", w: "why", m: "menu", Enter: "open" }

/** Does what a key stands for in the feed, if it stands for anything. */
export function pressFeedKey(event: KeyboardEvent, { index, isCovered, goTo, onAct }: FeedKeyActs): void {
  if (event.altKey || event.ctrlKey || event.metaKey || isBusy(event.target)) return
  // Under an open tile the keys sleep; beside it, on a wide screen, they move the feed.
  if (isCovered && !matchMedia("(min-width: 1000px)").matches) return
  const move = moves[event.key]
  const act = event.key === "Enter" && isControl(event.target) ? undefined : acts[event.key]
  if (event.key === "ArrowLeft" || event.key === "ArrowRight") turnSubtile(event.key === "ArrowRight")
  else if (move) goTo(index + move)
  else if (event.key === "Home") goTo(0)
  else if (act) onAct(act)
  else return
  event.preventDefault()
}

/** The keys belong to fields and dialogs while those are in use. */
function isBusy(target: EventTarget | null): boolean {
  if (document.querySelector("dialog[open]")) return true
  return target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null
}

/** A button of a sheet that has just closed keeps the focus for a moment, and no longer counts. */
function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && (target.closest("a, button")?.checkVisibility() ?? false)
}

function turnSubtile(isForward: boolean): void {
  const buttons = document.querySelectorAll<HTMLButtonElement>(".feed-item[data-current] .dots button")
  buttons[isForward ? 1 : 0]?.click()
}
