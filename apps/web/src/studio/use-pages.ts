import { useCallback, useEffect, useRef, useState } from "react"
import { ApiError } from "../platform/api.ts"
import { troubleText } from "./trouble-text.ts"

export type Page<Item> = { items: readonly Item[]; next: string | null; open: number }

type Trouble = { isOffline: boolean; text: string }

/**
 * The pages of a list, one after the other. `read` must change with what is asked for: then the list begins anew, and of two reads under
 * way the later one counts.
 */
export function usePages<Item extends { id: string }>(read: (cursor: string | null) => Promise<Page<Item>>) {
  const [found, setFound] = useState<{ read: typeof read; page: Page<Item> } | null>(null)
  const [isBusy, setBusy] = useState(true)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const latest = useRef(0)

  const load = useCallback(
    async (before: Page<Item> | null) => {
      const asked = ++latest.current
      setBusy(true)
      setTrouble(null)
      try {
        const page = await read(before?.next ?? null)
        if (asked !== latest.current) return
        // Between two pages one may have moved: it is shown once.
        const kept = (before?.items ?? []).filter(({ id }) => page.items.every((item) => item.id !== id))
        setFound({ read, page: { ...page, items: [...kept, ...page.items] } })
      } catch (error) {
        const isOffline = error instanceof ApiError && error.code === "offline"
        if (asked === latest.current) setTrouble({ isOffline, text: troubleText(error) })
      } finally {
        if (asked === latest.current) setBusy(false)
      }
    },
    [read],
  )
  useEffect(() => void load(null), [load])

  /** Shows one as it is now, and `open` as it is told; null where it no longer belongs here. */
  const replace = useCallback((id: string, item: Item | null, more = 0) => {
    setFound((shown) => {
      if (!shown) return shown
      const items = shown.page.items.flatMap((each) => (each.id !== id ? [each] : item ? [item] : []))
      return { ...shown, page: { ...shown.page, items, open: Math.max(0, shown.page.open + more) } }
    })
  }, [])

  // What was found for something else is not shown under this.
  const page = found?.read === read ? found.page : null
  return { page, isBusy, trouble, replace, readMore: () => void load(page), readAgain: () => void load(null) }
}
