import { useRef } from "react"
import { useRead, useReadCache } from "../../platform/reads/use-reads.ts"
import { Trouble } from "../../ui/trouble.tsx"
import { useRowKeys } from "../use-row-keys.ts"
import { InvitationCard } from "./invitation-card.tsx"
import { invitationsRead } from "./invitations-read.ts"

export function InvitationsPanel({ language }: { language: string }) {
  const { data, isPending, isError, isOffline, retry } = useRead(invitationsRead, { freshFor: 0 })
  const cache = useReadCache()
  const list = useRef<HTMLUListElement>(null)
  useRowKeys(list, {})
  return (
    <>
      {isError && (
        <Trouble
          isOffline={isOffline}
          title="That did not arrive"
          about="The invitations could not be read. Nothing was decided."
          onRetry={retry}
        />
      )}
      {isPending && <div className="studio-waiting" role="status" aria-label="Fetching the invitations" />}
      {data?.cases.length === 0 && <p className="studio-empty">No invitation waits for a decision.</p>}
      <ul className="studio-messages" aria-label="Invitations under review" ref={list} tabIndex={-1}>
        {data?.cases.map((each) => (
          <li key={each.id}>
            <InvitationCard
              invitation={each}
              inviter={{ id: each.inviterId, name: each.inviterName }}
              invited={{ id: each.invitedId, name: each.invitedName }}
              language={language}
              onDecided={async () => {
                await cache.load(invitationsRead, 0)
                list.current?.focus()
              }}
            />
          </li>
        ))}
      </ul>
    </>
  )
}
