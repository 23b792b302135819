/** Whether a dialog has the keys and wheel. A closed one does not, though React removes it a moment later. */
export function isDialogOpen(): boolean {
  return openDialogs().length > 0
}

/** Open dialogs, uppermost last: each is opened from the previous one. */
export function openDialogs(): HTMLDialogElement[] {
  return [...document.querySelectorAll<HTMLDialogElement>("dialog[open]")]
}
