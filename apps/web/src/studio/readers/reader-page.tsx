import type { Reader } from "@confetti/contract/readers"
import { t } from "@confetti/domain/messages/t"
import { useEffect, useRef } from "react"
import { useRead, useReadCache } from "../../platform/reads/use-reads.ts"
import { dateText } from "../../ui/moment-text.ts"
import { studioCall } from "../access/studio-call.ts"
import { Facts } from "../kit/facts.tsx"
import { Loaded } from "../kit/loaded.tsx"
import { Screen } from "../kit/screen.tsx"
import { InvitationCard } from "./invitation-card.tsx"
import { ReaderHistory } from "./reader-history.tsx"
import { readersPath } from "./reader-link.tsx"
import { SuspensionPanel } from "./suspension-panel.tsx"
import { ThoughtHistory } from "./thought-history.tsx"

const readerRead = (userId: string) => ({
  key: `studio-reader ${userId}`,
  read: () => studioCall("readers-show_reader", { userId }),
})

/** A reader with their history, read when opened and after each decision, because every view is logged. */
export function ReaderPage({ userId, language }: { userId: string; language: string }) {
  const request = readerRead(userId)
  const read = useRead(request)
  const cache = useReadCache()
  const title = useRef<HTMLHeadingElement>(null)
  const reader = read.data?.reader
  const isThere = reader !== undefined
  useEffect(() => {
    if (isThere) title.current?.focus({ preventScroll: true })
  }, [isThere])
  return (
    <Screen
      back={{ title: t`Readers`, href: readersPath }}
      title={<bdi>{reader ? reader.name || "Unnamed reader" : "Reader"}</bdi>}
      titleRef={title}
      about={
        reader && (
          <>
            Joined {dateText(reader.joinedAt, language)} · <code>{reader.id}</code>
          </>
        )
      }
      aside={reader?.picture && <img className="studio-reader-picture rounded-full" src={reader.picture} alt="" />}
    >
      <Loaded read={read} about="This reader does not exist, was deleted, or could not be loaded.">
        {(found) => <Sections reader={found.reader} language={language} onChanged={() => cache.load(request, 0)} />}
      </Loaded>
    </Screen>
  )
}

type Props = { reader: Reader; language: string; onChanged: () => Promise<unknown> }

function Sections({ reader, language, onChanged }: Props) {
  const { id, name, points, orders, approved, reported, invitations } = reader
  const number = (value: number) => value.toLocaleString(language)
  const balance = number(points.balance)
  const facts = [
    [t`Points`, points.held > 0 ? t`${balance}, ${number(points.held)} reserved` : balance],
    [t`Earned`, number(points.earned)],
    [t`Spent`, number(points.spent)],
    [t`Reversed`, number(points.reversed)],
    [t`Orders`, orders.open > 0 ? t`${orders.count}, ${orders.open} to ship` : `${orders.count}`],
    [t`Approved`, number(approved)],
    [t`Their reports`, t`${reported.heeded} upheld, ${reported.inVain} rejected`],
  ] as const
  return (
    <>
      <Facts facts={facts} />
      <SuspensionPanel reader={reader} language={language} onChanged={onChanged} />
      <ThoughtHistory reader={reader} language={language} onChanged={onChanged} />
      {invitations.length > 0 && (
        <section aria-labelledby="reader-invitations">
          <h2 id="reader-invitations">Invitations</h2>
          <ul className="studio-rows">
            {invitations.map(({ other, isInviter, ...invitation }) => (
              <li key={invitation.id}>
                <InvitationCard
                  invitation={invitation}
                  inviter={isInviter ? { id, name } : other}
                  invited={isInviter ? other : { id, name }}
                  language={language}
                  onDecided={onChanged}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      <ReaderHistory reader={reader} language={language} />
    </>
  )
}
