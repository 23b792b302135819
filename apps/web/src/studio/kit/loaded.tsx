import { t } from "@confetti/domain/messages/t"
import type { ReactNode } from "react"
import type { Read } from "../../platform/reads/use-reads.ts"
import { Trouble } from "../../ui/trouble.tsx"

type Props<Data> = {
  read: Read<Data>
  /** What a failure leaves as it was. */
  about?: string
  children: (data: Data) => ReactNode
}

/** What a read answered; before that a placeholder, and after a failure a way to try again. */
export function Loaded<Data>({ read, about = t`Nothing has changed.`, children }: Props<Data>) {
  const { data, isPending, isError, isOffline, retry } = read
  return (
    <>
      {isError && <Trouble isOffline={isOffline} title="Could not load this" about={about} onRetry={retry} />}
      {isPending && <div className="studio-waiting" role="status" aria-label="Loading" />}
      {data !== undefined && children(data)}
    </>
  )
}
