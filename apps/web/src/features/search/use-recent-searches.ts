import { useEffect, useState } from "react"
import { isTextList, readStored, writeStored } from "../../platform/storage.ts"
import { withoutSearch, withSearch } from "./recent-searches.ts"

const key = "cf_searches"

/** The latest searches made on this device. Empty for the first paint, which knows no device. */
export function useRecentSearches() {
  const [recent, setRecent] = useState<readonly string[]>([])
  useEffect(() => setRecent(readStored(key, isTextList) ?? []), [])
  const change = (next: readonly string[]) => {
    setRecent(next)
    writeStored(key, next)
  }
  return {
    recent,
    remember: (search: string) => change(withSearch(recent, search)),
    remove: (search: string) => change(withoutSearch(recent, search)),
  }
}
