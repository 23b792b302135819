import type { ReactNode, Ref } from "react"
import { Trouble } from "../ui/trouble.tsx"

type Props<Item> = {
  /** What it is a list of, as it stands within a sentence: `orders`. */
  name: string
  label: string
  className: string
  ref: Ref<HTMLUListElement>
  page: { items: readonly Item[]; next: string | null } | null
  isBusy: boolean
  trouble: { isOffline: boolean } | null
  empty: string
  more: string
  onRetry: () => void
  onMore: () => void
  children: (item: Item) => ReactNode
}

export function PagedList<Item>(props: Props<Item>) {
  const { name, label, className, ref, page, isBusy, trouble, empty, more, onRetry, onMore, children } = props
  return (
    <>
      {trouble && (
        <Trouble
          isOffline={trouble.isOffline}
          title="That did not arrive"
          about={`The ${name} could not be read. None of them has changed.`}
          onRetry={onRetry}
        />
      )}
      {!page && isBusy && <div className="studio-waiting" role="status" aria-label={`Fetching the ${name}`} />}
      {page?.items.length === 0 && <p className="studio-empty">{empty}</p>}
      <ul className={className} aria-label={label} ref={ref} tabIndex={-1} data-busy={isBusy || undefined}>
        {page?.items.map(children)}
      </ul>
      {page?.next && (
        <button type="button" className="button studio-more" disabled={isBusy} onClick={onMore}>
          {isBusy ? "Fetching…" : more}
        </button>
      )}
    </>
  )
}
