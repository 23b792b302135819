import type { Reader } from "@confetti/contract/readers"
import { t } from "@confetti/domain/messages/t"
import { useEffect, useRef } from "react"
import { useLocation } from "../../platform/location.ts"
import { useRead, useReadCache } from "../../platform/reads/use-reads.ts"
import { dateText } from "../../ui/moment-text.ts"
import { plainClick } from "../../ui/plain-click.ts"
import { Trouble } from "../../ui/trouble.tsx"
import { studioCall } from "../access/studio-call.ts"
import { InvitationCard } from "./invitation-card.tsx"
import { ReaderHistory } from "./reader-history.tsx"
import { readersPath } from "./reader-paths.ts"
import { SuspensionPanel } from "./suspension-panel.tsx"
import { ThoughtHistory } from "./thought-history.tsx"

const readerRead = (userId: string) => ({
  key: `studio-reader ${userId}`,
  read: () => studioCall("readers-show_reader", { userId }),
})

/** One reader with their history. Read when it is opened and after each decision, and not by itself: each look is in the audit log. */
export function ReaderPage({ userId, language }: { userId: string; language: string }) {
  const [, go] = useLocation()
  const read = readerRead(userId)
  const { data, isPending, isError, isOffline, retry } = useRead(read)
  const cache = useReadCache()
  const title = useRef<HTMLHeadingElement>(null)
  const readAgain = () => cache.load(read, 0)
  const name = data?.reader.name || t`A reader without a name`
  const isThere = data !== undefined
  useEffect(() => {
    if (isThere) title.current?.focus({ preventScroll: true })
  }, [isThere])
  return (
    <div className="studio-page">
      <header className="studio-head">
        <div>
          <a className="studio-back" href={readersPath} onClick={plainClick(() => go(readersPath))}>
            ‹ Readers
          </a>
          <h1 ref={title} tabIndex={-1}>
            <bdi>{isThere ? name : "Reader"}</bdi>
          </h1>
          {data && (
            <p>
              Here since {dateText(data.reader.joinedAt, language)} · <code>{data.reader.id}</code>
            </p>
          )}
        </div>
        {data?.reader.picture && <img className="studio-reader-picture" src={data.reader.picture} alt="" />}
      </header>
      {isError && (
        <Trouble
          isOffline={isOffline}
          title="That did not arrive"
          about="There is no such reader, they have been erased, or the server did not answer."
          onRetry={retry}
        />
      )}
      {isPending && <div className="studio-waiting" role="status" aria-label="Fetching the reader" />}
      {data && <Sections reader={data.reader} language={language} onChanged={readAgain} />}
    </div>
  )
}

type Props = { reader: Reader; language: string; onChanged: () => Promise<unknown> }

function Sections({ reader, language, onChanged }: Props) {
  const { id, name, points, orders, approved, reported, invitations } = reader
  const number = (value: number) => value.toLocaleString(language)
  const balance = number(points.balance)
  const facts = [
    [t`Points`, points.held > 0 ? t`${balance}, ${number(points.held)} held` : balance],
    [t`Earned`, number(points.earned)],
    [t`Spent`, number(points.spent)],
    [t`Taken back`, number(points.reversed)],
    [t`Orders`, orders.open > 0 ? t`${orders.count}, ${orders.open} to be sent` : `${orders.count}`],
    [t`Approved`, number(approved)],
    [t`Their reports`, t`${reported.heeded} right, ${reported.inVain} not`],
  ] as const
  return (
    <>
      <dl className="studio-facts">
        {facts.map(([title, words]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <SuspensionPanel reader={reader} language={language} onChanged={onChanged} />
      <ThoughtHistory reader={reader} language={language} onChanged={onChanged} />
      {invitations.length > 0 && (
        <section aria-labelledby="reader-invitations">
          <h2 id="reader-invitations">Invitations</h2>
          <ul className="studio-messages">
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
