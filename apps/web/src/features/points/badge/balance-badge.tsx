import { useEffect, useLayoutEffect, useMemo, useRef } from "react"
import { useScope } from "../../../platform/session-scope.ts"
import { usePoints } from "../points-reads.ts"
import { countUp } from "./count-up.ts"
import "./balance-badge.css"
import { balanceBadgeOf, pointsOnTheWayOf } from "./points-on-the-way.ts"

/**
 * The balance of a signed-in person. Points are added when they arrive. Hidden from screen readers, which hear points as they arrive and
 * find the balance in the tab.
 */
export function BalanceBadge({ language }: { language: string }) {
  const { data } = usePoints(true)
  const scope = useScope()
  const onTheWay = pointsOnTheWayOf(scope).useValue()
  const balance = data ? Math.max(0, data.balance - onTheWay) : null
  const badge = useRef<HTMLElement>(null)
  const known = useRef<number | null>(null)
  const format = useMemo(() => {
    const compact = new Intl.NumberFormat(language, { notation: "compact" })
    return (count: number) => compact.format(count)
  }, [language])
  useLayoutEffect(() => {
    const from = known.current
    known.current = balance
    if (from === null || balance === null || !badge.current) return
    if (balance > from) return countUp(badge.current, { from, to: balance, format })
    // A running animation replaced the rendered text.
    badge.current.textContent = format(balance)
  }, [balance, format])
  const isThere = balance !== null
  useEffect(() => {
    if (!isThere) return
    const shown = balanceBadgeOf(scope)
    shown.set(badge.current)
    return () => shown.set(null)
  }, [scope, isThere])
  if (balance === null) return null
  return (
    <b className="balance-badge" ref={badge} data-none={balance === 0 || undefined} aria-hidden="true">
      {format(balance)}
    </b>
  )
}
