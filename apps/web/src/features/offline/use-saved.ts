import { useEffect } from "react"
import { canSave } from "../../platform/saved-caches.ts"
import { refreshSaved, savedSets } from "./saving-store.ts"

/** What is saved on this device; null until that is known, and where nothing can be. */
export function useSaved() {
  useEffect(() => {
    if (canSave()) void refreshSaved()
  }, [])
  return savedSets.useValue()
}
