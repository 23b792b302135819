import { useCallback, useEffect, useRef, useState } from "react"
import { onOnline } from "../../platform/connection.ts"
import { isOfflineError } from "../../platform/reads/use-reads.ts"

export type Page<Item> = { items: readonly Item[]; next: string | null; open?: number }

export type List<Item> = {
  page: Page<Item> | null
  isBusy: boolean
  failure: { isOffline: boolean } | null
  /** Replaces an item, or removes it. `more` changes the count of open ones. */
  replace: (id: string, item: Item | null, more?: number) => void
  readMore: () => void
  readAgain: () => Promise<void>
}

/**
 * A list read page by page, again from the start when `read` changes. The old page stays until the new one is there, unless the `view`
 * changed. The latest read counts; a failed one is retried when the connection is back.
 */
export function useList<Item extends { id: string }>(
  read: (cursor: string | null) => Promise<Page<Item>>,
  view = "",
): List<Item> {
  const [found, setFound] = useState<{ view: string; page: Page<Item> } | null>(null)
  const [isBusy, setBusy] = useState(true)
  const [failure, setFailure] = useState<{ isOffline: boolean } | null>(null)
  const latest = useRef(0)

  const load = useCallback(
    async (before: Page<Item> | null) => {
      const asked = ++latest.current
      setBusy(true)
      setFailure(null)
      try {
        const page = await read(before?.next ?? null)
        if (asked !== latest.current) return
        // An item that moved between pages is shown once.
        const kept = (before?.items ?? []).filter(({ id }) => page.items.every((item) => item.id !== id))
        setFound({ view, page: { ...page, items: [...kept, ...page.items] } })
      } catch (error) {
        if (asked === latest.current) setFailure({ isOffline: isOfflineError(error) })
      } finally {
        if (asked === latest.current) setBusy(false)
      }
    },
    [read, view],
  )
  useEffect(() => void load(null), [load])
  const hasFailed = failure !== null
  useEffect(() => {
    if (hasFailed) return onOnline(() => void load(null))
  }, [hasFailed, load])

  const replace = useCallback((id: string, item: Item | null, more = 0) => {
    setFound((shown) => {
      if (!shown) return shown
      const { items, open = 0 } = shown.page
      const changed = items.flatMap((each) => (each.id !== id ? [each] : item ? [item] : []))
      return { ...shown, page: { ...shown.page, items: changed, open: Math.max(0, open + more) } }
    })
  }, [])

  const page = found?.view === view ? found.page : null
  return { page, isBusy, failure, replace, readMore: () => void load(page), readAgain: () => load(null) }
}
