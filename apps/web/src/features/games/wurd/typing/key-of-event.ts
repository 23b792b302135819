import { isDialogOpen } from "../../../../ui/open-dialogs.ts"

/** What a key of the board does: a small letter, or one of these two. */
export type BoardKey = "enter" | "delete" | (string & {})

/** What a key of a real keyboard means to the board; null where it is for something else. */
export function keyOfEvent(event: KeyboardEvent): BoardKey | null {
  const { key, target } = event
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.altKey || event.metaKey) return null
  if (isDialogOpen() || isFor(target, "input, textarea, select, [contenteditable]")) return null
  if (key === "Backspace") return "delete"
  // A key that is held down writes once.
  if (event.repeat) return null
  // A button or a link has Enter to itself.
  if (key === "Enter") return isFor(target, "a, button") ? null : "enter"
  return /^[a-z]$/i.test(key) ? key.toLowerCase() : null
}

function isFor(target: EventTarget | null, owners: string): boolean {
  return target instanceof Element && target.closest(owners) !== null
}
