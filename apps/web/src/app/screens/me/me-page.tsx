import type { ReactNode } from "react"
import { Icon } from "../../../ui/icon.tsx"
import { plainClick } from "../../../ui/plain-click.ts"
import type { OpenSheet } from "../../sheets/sheets.tsx"
import { useTurn } from "./use-page-turn.ts"

export type MePageProps = {
  path: string
  /** False while a tile lies over it. */
  isShown: boolean
  onOpen: (slug: string) => void
  onShow: (sheet: OpenSheet) => void
}

type Props = { above: { href: string; name: string }; title: string | null; links?: ReactNode; children: ReactNode }

/** How every page below the shelf stands: the way back above its title. */
export function MePage({ above, title, links, children }: Props) {
  const { back } = useTurn()
  return (
    <div className="page below-me">
      <nav className="below-me-bar" aria-label="Where this belongs">
        <a href={above.href} onClick={plainClick(() => back(above.href))}>
          <Icon name="back" />
          {above.name}
        </a>
        {links}
      </nav>
      {title !== null && <h1>{title}</h1>}
      {children}
    </div>
  )
}
