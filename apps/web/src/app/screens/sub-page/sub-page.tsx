import type { ReactNode } from "react"
import { Icon } from "../../../ui/icon.tsx"
import { plainClick } from "../../../ui/plain-click.ts"
import { useTurn } from "./use-page-turn.ts"
import "../../../ui/page.css"
import "./sub-page.css"

export type TabPageProps = {
  path: string
  /** False while a tile covers it. */
  isShown: boolean
  onOpen: (slug: string) => void
  onInvite: () => void
}

type Props = { above: { href: string; name: string }; title: string | null; links?: ReactNode; children: ReactNode }

export function SubPage({ above, title, links, children }: Props) {
  const { back } = useTurn()
  return (
    <div className="page sub-page">
      <nav
        className="sub-page-bar flex flex-wrap items-center justify-between mb-2 font-semibold"
        aria-label="Breadcrumb"
      >
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
