import type { ReactNode } from "react"
import { Sheet } from "../../ui/sheet.tsx"

/** The sheet that is laid over the page, and what it is given to draw itself with. */
export type OpenSheet = { key: string; draw: (given: SheetGiven) => ReactNode }

export type SheetGiven = {
  onOpen: (slug: string, part?: string) => void
  /** Another sheet takes its place. */
  onShow: (sheet: OpenSheet) => void
  onClose: () => void
}

/** Stands in for a sheet whose code can't be fetched. The next press tries again. */
export function NotLoaded({ onClose }: { onClose: () => void }) {
  return (
    <Sheet title="Not loaded" onClose={onClose}>
      <p role="alert">This could not be loaded. Check your connection and try again.</p>
    </Sheet>
  )
}
