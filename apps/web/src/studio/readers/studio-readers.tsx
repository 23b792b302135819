import { t } from "@confetti/domain/messages/t"
import { useLocation } from "../../platform/location.ts"
import { useRead } from "../../platform/reads/use-reads.ts"
import { Screen } from "../kit/screen.tsx"
import { LinkTabs } from "../kit/tabs.tsx"
import type { ScreenProps } from "../section.ts"
import { FindReaders } from "./find-readers.tsx"
import { invitationsRead, InvitationsPanel } from "./invitations-panel.tsx"
import { readersPath } from "./reader-link.tsx"
import { ReaderPage } from "./reader-page.tsx"

const invitationsPath = `${readersPath}/invitations`

export function ReadersScreen({ language }: ScreenProps) {
  const [path] = useLocation()
  const { data } = useRead(invitationsRead, { every: 60_000 })
  const isInvitations = path === invitationsPath
  const readerId = !isInvitations && path.startsWith(`${readersPath}/`) ? path.slice(readersPath.length + 1) : null
  if (readerId !== null) return <ReaderPage key={readerId} userId={decodeURIComponent(readerId)} language={language} />

  const tabs = [
    { title: t`Find`, href: readersPath },
    { title: t`Invitations`, href: invitationsPath, count: data?.cases.length ?? 0 },
  ]
  return (
    <Screen
      title="Readers"
      about={
        isInvitations
          ? "Unusual invitations, which have not been paid. Oldest first."
          : "Search by name, id or full email address. Each search and each view is logged."
      }
      aside={<LinkTabs label="Readers or invitations" links={tabs} current={path} />}
    >
      {isInvitations ? <InvitationsPanel language={language} /> : <FindReaders language={language} />}
    </Screen>
  )
}
