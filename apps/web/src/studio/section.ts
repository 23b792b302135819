import type { NeededRole } from "@confetti/domain/editors/roles"
import type { ComponentType } from "react"

/** What every screen of the studio is given. */
export type ScreenProps = {
  /** Of the reader, for numbers and dates. */
  language: string
  brandName: string
}

export type Section = {
  id: string
  title: string
  path: string
  /** `g` and then this letter opens it. */
  letter: string
  role: NeededRole
  /** A path of the icon, drawn at 24 px. */
  icon: string
  load: () => Promise<ComponentType<ScreenProps>>
}
