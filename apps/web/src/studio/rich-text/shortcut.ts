/** Keys as they are written on the keyboard at hand: `Mod+Shift+Z` is ⇧⌘Z on a Mac. */
export function shortcut(keys: string): string {
  const isMac = /Mac|iPhone|iPad/.test(navigator.platform)
  return isMac ? keys.replace("Mod+Shift+", "⇧⌘").replace("Mod+", "⌘") : keys.replace("Mod", "Ctrl")
}
