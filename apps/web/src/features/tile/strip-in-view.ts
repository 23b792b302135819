import { useEffect } from "react"
import { createStore } from "../../platform/create-store.ts"

/** The strip in view, by its tile, and its page: 0 for the cover, then comes each subtile. Null before there is one. */
export const stripInView = createStore<{ tileId: string; page: number } | null>(null)

export function useStripInView(tileId: string, page: number, isInView: boolean): void {
  useEffect(() => {
    if (isInView) stripInView.set({ tileId, page })
  }, [tileId, page, isInView])
}
