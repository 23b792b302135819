import type { CallableInput } from "@confetti/contract/callable-catalogue"
import type { EditorAct } from "@confetti/contract/editors"
import { useCallback, useEffect, useRef, useState } from "react"
import { studioCall } from "../access/studio-call.ts"
import { troubleText } from "../trouble-text.ts"

export type ActSearch = Omit<NonNullable<CallableInput<"editors-list_acts">>, "before" | "limit">

type Found = { acts: readonly EditorAct[]; next: string | null }

/** The log's pages for a search, one after the other. Of two searches under way the later one counts. */
export function useActs(search: ActSearch) {
  const [found, setFound] = useState<Found | null>(null)
  const [isBusy, setBusy] = useState(true)
  const [trouble, setTrouble] = useState<string | null>(null)
  const latest = useRef(0)

  const read = useCallback(
    async (before: Found | null) => {
      const asked = ++latest.current
      setBusy(true)
      setTrouble(null)
      try {
        const next = before?.next ?? null
        const page = await studioCall("editors-list_acts", { ...search, ...(next !== null && { before: next }) })
        if (asked === latest.current) setFound({ acts: [...(before?.acts ?? []), ...page.acts], next: page.next })
      } catch (error) {
        if (asked === latest.current) setTrouble(troubleText(error))
      } finally {
        if (asked === latest.current) setBusy(false)
      }
    },
    [search],
  )
  useEffect(() => void read(null), [read])

  return { found, isBusy, trouble, readMore: () => void read(found), readAgain: () => void read(null) }
}
