/** The dialogs that are open. While there is one, it has keys and wheel to itself. */
export const openDialogs = new Set<HTMLDialogElement>()
