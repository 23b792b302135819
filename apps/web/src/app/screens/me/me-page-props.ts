import type { OpenSheet } from "../../sheets/open-sheet.ts"

export type MePageProps = {
  path: string
  /** False while a tile lies over it. */
  isShown: boolean
  onOpen: (slug: string) => void
  onShow: (sheet: OpenSheet) => void
}
