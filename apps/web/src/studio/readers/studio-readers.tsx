import { t } from "@confetti/domain/messages/t"
import { useLocation } from "../../platform/location.ts"
import { useRead } from "../../platform/reads/use-reads.ts"
import { plainClick } from "../../ui/plain-click.ts"
import type { ScreenProps } from "../section.ts"
import { FindReaders } from "./find-readers.tsx"
import { invitationsRead } from "./invitations-read.ts"
import { InvitationsPanel } from "./invitations-panel.tsx"
import { ReaderPage } from "./reader-page.tsx"
import { invitationsPath, readersPath } from "./reader-paths.ts"
import "../orders/orders.css"
import "../messages/messages.css"
import "../shop/shop.css"
import "./readers.css"

export function ReadersScreen({ language }: ScreenProps) {
  const [path, go] = useLocation()
  const { data } = useRead(invitationsRead, { every: 60_000 })
  const isInvitations = path === invitationsPath
  const readerId = !isInvitations && path.startsWith(`${readersPath}/`) ? path.slice(readersPath.length + 1) : null
  if (readerId !== null) return <ReaderPage key={readerId} userId={decodeURIComponent(readerId)} language={language} />

  const tabs = [
    { title: t`Find`, href: readersPath, count: 0 },
    { title: t`Invitations`, href: invitationsPath, count: data?.cases.length ?? 0 },
  ]
  return (
    <div className="studio-page">
      <header className="studio-head">
        <div>
          <h1>Readers</h1>
          <p>
            {isInvitations
              ? "Something is odd about these, so nobody was paid. The oldest comes first."
              : "By name, by an id, or by a whole mail address. Each search and each look is written down."}
          </p>
        </div>
        <nav className="studio-tabs" aria-label="Readers or invitations">
          {tabs.map(({ title, href, count }) => (
            <a
              key={href}
              href={href}
              aria-current={path === href ? "page" : undefined}
              onClick={plainClick(() => go(href))}
            >
              {title}
              {count > 0 && <span className="studio-count">{count}</span>}
            </a>
          ))}
        </nav>
      </header>
      {isInvitations ? <InvitationsPanel language={language} /> : <FindReaders language={language} />}
    </div>
  )
}
