/**
 * Whether a dialog has keys and wheel to itself. One that the browser has closed has them no more, though React takes it from the page
 * a moment later.
 */
export function isDialogOpen(): boolean {
  return openDialogs().length > 0
}

/** The open dialogs, the uppermost last: each one is opened from what stands before it on the page. */
export function openDialogs(): HTMLDialogElement[] {
  return [...document.querySelectorAll<HTMLDialogElement>("dialog[open]")]
}
