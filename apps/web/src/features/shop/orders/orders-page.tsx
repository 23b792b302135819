import type { Redemption } from "@confetti/contract/rewards"
import { useEffect, useRef, useState } from "react"
import type { Read } from "../../../platform/reads/use-reads.ts"
import { plainClick } from "../../../ui/plain-click.ts"
import { Trouble } from "../../../ui/trouble.tsx"
import { CancelSheet } from "./cancel-sheet.tsx"
import { OrderCard } from "./order-card.tsx"

type Props = {
  /** Undefined while it is not known who is here. */
  orders: Read<Redemption[]> | undefined
  language: string
  /** An order was taken back: points, pieces and orders are to be read again. */
  onChanged: () => Promise<unknown>
  onShop: () => void
}

/** Everything somebody ordered, the newest first. */
export function OrdersPage({ orders, language, onChanged, onShop }: Props) {
  const [cancelling, setCancelling] = useState<Redemption | null>(null)
  const [now] = useState(() => Date.now())
  const list = useRef<HTMLUListElement>(null)
  const [goneId, setGoneId] = useState<string | null>(null)

  // The button that was pressed is gone: what it was pressed for is still there.
  useEffect(() => {
    if (goneId !== null) list.current?.querySelector<HTMLElement>(`[data-order="${goneId}"]`)?.focus()
  }, [goneId])

  if (orders?.isError) {
    const about = orders.isOffline
      ? "Nothing is lost: they show themselves when you are online again."
      : "Nothing is lost. Please try again in a moment."
    return (
      <Trouble isOffline={orders.isOffline} title="Your orders did not arrive" about={about} onRetry={orders.retry} />
    )
  }
  if (!orders?.data) return <div className="orders-ghost" role="status" aria-label="Fetching your orders" />
  if (orders.data.length === 0) {
    return (
      <div className="orders-empty">
        <p>Nothing is on its way. What you get in the shop can be followed here, from the shelf to your door.</p>
        <a className="button primary" href="/me/shop" onClick={plainClick(onShop)}>
          To the shop
        </a>
      </div>
    )
  }
  return (
    <>
      <ul className="orders" ref={list}>
        {orders.data.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} now={now} language={language} onCancel={() => setCancelling(order)} />
          </li>
        ))}
      </ul>
      {cancelling && (
        <CancelSheet
          order={cancelling}
          language={language}
          onCancelled={onChanged}
          onClose={(isGone) => {
            setCancelling(null)
            if (isGone) setGoneId(cancelling.id)
          }}
        />
      )}
    </>
  )
}
