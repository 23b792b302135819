/** The dialogs on the page. */
export const openDialogs = new Set<HTMLDialogElement>()

/**
 * Whether a dialog has keys and wheel to itself. One that the browser has closed has them no more, though React takes it from the page
 * a moment later.
 */
export function isDialogOpen(): boolean {
  return [...openDialogs].some(({ open }) => open)
}
