import { plural } from "@confetti/domain/messages/plural"
import type { ReactNode } from "react"
import { Button } from "../../ui/button.tsx"
import { ErrorNote } from "../../ui/error-note.tsx"
import type { List } from "./use-list.ts"

type Props<Item> = { list: List<Item>; empty: ReactNode; children: (items: readonly Item[]) => ReactNode }

/** A list with its loading, error and empty states, and a button for more. */
export function ListFrame<Item>({ list, empty, children }: Props<Item>) {
  const { page, isBusy, failure, readMore, readAgain } = list
  return (
    <>
      <p className="unseen" role="status">
        {isBusy ? "Loading" : page && foundText(page.items.length, page.next !== null)}
      </p>
      {failure && (
        <ErrorNote
          isOffline={failure.isOffline}
          title="Could not load this"
          about="Nothing has changed."
          onRetry={() => void readAgain()}
        />
      )}
      {!page && isBusy && <div className="studio-waiting" aria-hidden="true" />}
      {page?.items.length === 0 && !failure && <div className="studio-empty">{empty}</div>}
      <div className="studio-list" data-busy={isBusy || undefined}>
        {page && children(page.items)}
      </div>
      {page?.next && (
        <Button className="studio-more" disabled={isBusy} onClick={readMore}>
          {isBusy ? "Loading…" : "Show more"}
        </Button>
      )}
    </>
  )
}

function foundText(count: number, hasMore: boolean): string {
  return hasMore ? plural(count, { other: "# or more found" }) : plural(count, { other: "# found" })
}
