import { useLocation, useSearch } from "../../../platform/location.ts"
import { filtersPath, type ListFilters, readFilters } from "./list-filters.ts"

export function useFilters(): { filters: ListFilters; setFilters: (next: ListFilters) => void } {
  const filters = readFilters(useSearch())
  const [, go] = useLocation()
  return { filters, setFilters: (next) => go(filtersPath(next), { replace: true }) }
}
