import { Icon } from "../../ui/icon.tsx"

type Props = { recent: readonly string[]; onPick: (search: string) => void; onRemove: (search: string) => void }

export function RecentList({ recent, onPick, onRemove }: Props) {
  return (
    <section className="recent mt-3" aria-labelledby="recent-title">
      <h2 id="recent-title" className="ink-2">
        Recent searches
      </h2>
      <ul className="grid">
        {recent.map((search) => (
          <li key={search} className="flex">
            <button
              type="button"
              className="flex-1 min-h-48 py-2 wrap-anywhere text-3 text-start"
              onClick={() => onPick(search)}
            >
              {search}
            </button>
            <button
              type="button"
              className="recent-remove grid place-items-center ink-2"
              aria-label={`Remove “${search}”`}
              onClick={() => onRemove(search)}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

export const mostRecent = 8

/** Adds a search to the top. Case does not matter. */
export function withSearch(recent: readonly string[], search: string): string[] {
  return search === "" ? [...recent] : [search, ...withoutSearch(recent, search)].slice(0, mostRecent)
}

export function withoutSearch(recent: readonly string[], search: string): string[] {
  const plain = search.toLowerCase()
  return recent.filter((each) => each.toLowerCase() !== plain)
}
