import { useRef } from "react"
import { useRead, useReadCache } from "../../platform/reads/use-reads.ts"
import { studioCall } from "../access/studio-call.ts"
import { Loaded } from "../kit/loaded.tsx"
import { useKeys } from "../kit/use-keys.ts"
import { InvitationCard } from "./invitation-card.tsx"

export const invitationsRead = { key: "studio-invitations", read: () => studioCall("referrals-list_reviews", null) }

export function InvitationsPanel({ language }: { language: string }) {
  const cache = useReadCache()
  const list = useRef<HTMLUListElement>(null)
  useKeys({}, list)
  return (
    <Loaded read={useRead(invitationsRead, { freshFor: 0 })} about="Nothing was changed.">
      {({ cases }) => (
        <>
          {cases.length === 0 && <p className="studio-empty">No invitations to review.</p>}
          <ul className="studio-rows" aria-label="Invitations under review" ref={list} tabIndex={-1}>
            {cases.map((each) => (
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
      )}
    </Loaded>
  )
}
