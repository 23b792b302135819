import { layoutKindOf } from "@confetti/domain/navigation/layout-kind"
import { isDialogOpen } from "../../../ui/open-dialogs.ts"
import { onScreen } from "../../tile/index.ts"
import type { FeedAct } from "../feed-act.ts"

export type FeedKeyActs = {
  isCovered: boolean
  goTo: (index: number) => void
  step: (by: -1 | 1) => void
  onAct: (act: FeedAct) => void
}

const moves: Record<string, 1 | -1> = { ArrowDown: 1, PageDown: 1, j: 1, ArrowUp: -1, PageUp: -1, k: -1 }
const acts: Record<string, FeedAct> = { l: "like", t: "thoughts", s: "share", w: "why", m: "menu", Enter: "open" }

/** What moves a page by itself. */
const scrolls = new Set([...Object.keys(moves), "ArrowLeft", "ArrowRight", "Home", "End", " "])

/** Does what a key stands for in the feed, if it stands for anything. */
export function pressFeedKey(event: KeyboardEvent, { isCovered, goTo, step, onAct }: FeedKeyActs): void {
  if (event.altKey || event.ctrlKey || event.metaKey || isBusy(event.target)) return
  // Under an open tile the keys sleep. Beside it, on a wide screen, they are the story's, and what acts on it works on.
  if (isCovered && layoutKindOf(innerWidth) === "mobile") return
  const move = moves[event.key]
  const act = event.key === "Enter" && (isCovered || isControl(event.target)) ? undefined : acts[event.key]
  if (isCovered && scrolls.has(event.key)) {
    const story = onScreen.openTile?.current
    if (!story || (event.target instanceof Node && story.contains(event.target))) return
    story.focus({ preventScroll: true })
  } else if (event.key === "ArrowLeft" || event.key === "ArrowRight") turnSubtile(event.key === "ArrowRight" ? 1 : -1)
  else if (move) step(move)
  else if (event.key === "Home") goTo(0)
  else if (act) onAct(act)
  else return
  event.preventDefault()
}

/** The keys belong to fields and dialogs while those are in use. */
function isBusy(target: EventTarget | null): boolean {
  if (isDialogOpen()) return true
  return target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null
}

/** A button of a sheet that has just closed keeps the focus for a moment, and no longer counts. */
function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && (target.closest("a, button")?.checkVisibility() ?? false)
}

function turnSubtile(by: 1 | -1): void {
  const { strip } = onScreen
  if (strip) strip.goTo(Math.min(Math.max(strip.page + by, 0), strip.subtileCount))
}
