import { useLocation, useSearch } from "../../../platform/location.ts"
import { filtersPath, type ListFilters, readFilters } from "./list-filters.ts"

/** What the address narrows the list to, and how to narrow it to something else. */
export function useFilters(): { filters: ListFilters; setFilters: (next: ListFilters) => void } {
  const filters = readFilters(useSearch())
  const [, go] = useLocation()
  return { filters, setFilters: (next) => go(filtersPath(next), { replace: true }) }
}
