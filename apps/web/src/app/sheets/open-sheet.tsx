import type { ReactNode } from "react"
import { Sheet } from "../../ui/sheet.tsx"

export type OpenSheet = { key: string; draw: (given: SheetGiven) => ReactNode }

export type SheetGiven = {
  onOpen: (slug: string, part?: string) => void
  onShow: (sheet: OpenSheet) => void
  onClose: () => void
}

export function NotLoaded({ onClose }: { onClose: () => void }) {
  return (
    <Sheet title="Not loaded" onClose={onClose}>
      <p role="alert">Could not load this. Check your connection and try again.</p>
    </Sheet>
  )
}
