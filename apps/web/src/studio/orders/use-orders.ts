import type { Order } from "@confetti/contract/orders"
import { useCallback, useEffect, useRef, useState } from "react"
import { studioCall } from "../access/studio-call.ts"
import { ApiError } from "../../platform/api.ts"
import { troubleText } from "../trouble-text.ts"
import { type View, views } from "./order-views.ts"

type Found = { view: View; orders: readonly Order[]; next: string | null }
type Trouble = { isOffline: boolean; text: string }

/** The pages of a view, one after the other. Of two reads under way the later one counts. */
export function useOrders(view: View, search: string) {
  const [found, setFound] = useState<Found | null>(null)
  const [isBusy, setBusy] = useState(true)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const latest = useRef(0)

  const read = useCallback(
    async (before: Found | null) => {
      const asked = ++latest.current
      setBusy(true)
      setTrouble(null)
      try {
        const { states, latestFirst } = views[view]
        const after = before?.next ?? null
        const page = await studioCall("rewards-list_orders", {
          states: [...states],
          search,
          latestFirst,
          ...(after !== null && { after }),
        })
        if (asked !== latest.current) return
        // Between two pages an order may have moved on: it is shown once.
        const kept = (before?.orders ?? []).filter(({ id }) => page.orders.every((order) => order.id !== id))
        setFound({ view, orders: [...kept, ...page.orders], next: page.next })
      } catch (error) {
        const isOffline = error instanceof ApiError && error.code === "offline"
        if (asked === latest.current) setTrouble({ isOffline, text: troubleText(error) })
      } finally {
        if (asked === latest.current) setBusy(false)
      }
    },
    [view, search],
  )
  useEffect(() => void read(null), [read])

  /** Shows an order as a step has left it; one that belongs to another view now is gone from this one. */
  const replace = useCallback((order: Order) => {
    setFound((shown) => {
      if (!shown) return shown
      const isHere = views[shown.view].states.includes(order.state)
      return {
        ...shown,
        orders: shown.orders.flatMap((each) => (each.id !== order.id ? [each] : isHere ? [order] : [])),
      }
    })
  }, [])

  return {
    // What another view found is not shown under this one's name.
    found: found?.view === view ? found : null,
    isBusy,
    trouble,
    replace,
    readMore: () => void read(found),
    readAgain: () => read(null),
  }
}
