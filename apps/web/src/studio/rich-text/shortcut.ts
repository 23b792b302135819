import { t } from "@confetti/domain/messages/t"

/** Keys as they are written on the keyboard at hand: `Mod+Shift+Z` is ⇧⌘Z on a Mac. */
export function shortcut(keys: string): string {
  const isMac = /Mac|iPhone|iPad/.test(navigator.platform)
  if (isMac) return keys.replace("Mod+Shift+", "⇧⌘").replace("Mod+", "⌘")
  return keys.replace("Mod", t`Ctrl`).replace("Shift", t`Shift`)
}
