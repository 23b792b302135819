import { t } from "@confetti/domain/messages/t"
import type { ReactNode } from "react"
import type { Read } from "../../platform/reads/use-reads.ts"
import { ErrorNote } from "../../ui/error-note.tsx"

type Props<Data> = {
  read: Read<Data>
  /** Reassurance shown after a failure. */
  about?: string
  children: (data: Data) => ReactNode
}

/** The data of a read, or its loading and error states. */
export function Loaded<Data>({ read, about = t`Nothing has changed.`, children }: Props<Data>) {
  const { data, isPending, isError, isOffline, retry } = read
  return (
    <>
      {isError && <ErrorNote isOffline={isOffline} title="Could not load this" about={about} onRetry={retry} />}
      {isPending && <div className="studio-waiting" role="status" aria-label="Loading" />}
      {data !== undefined && children(data)}
    </>
  )
}
