import type { Redemption } from "@confetti/contract/rewards"
import { t } from "@confetti/domain/messages/t"
import { useEffect, useRef, useState } from "react"
import { ApiError, call } from "../../platform/api.ts"
import { randomId } from "../../platform/ids.ts"
import type { ReadPages } from "../../platform/reads/use-read-pages.ts"
import { announce } from "../../ui/announce.tsx"
import { Button } from "../../ui/button.tsx"
import { ErrorNote } from "../../ui/error-note.tsx"
import { MoreButton } from "../../ui/more-button.tsx"
import { plainClick } from "../../ui/plain-click.ts"
import { Sheet } from "../../ui/sheet.tsx"
import { OrderCard } from "./order-card.tsx"
import "./orders.css"

type CancelSheetProps = {
  order: Redemption
  language: string
  onCancelled: () => Promise<unknown>
  /** `isGone` if the order can no longer be cancelled, whoever did it. */
  onClose: (isGone: boolean) => void
}

type Props = {
  /** Undefined while the person is unknown. */
  orders: ReadPages<{ redemptions: Redemption[] }> | undefined
  language: string
  onChanged: () => Promise<unknown>
  onShop: () => void
  onItem: (id: string) => void
}

export function OrdersPage({ orders, language, onChanged, onShop, onItem }: Props) {
  const [cancelling, setCancelling] = useState<Redemption | null>(null)
  const [now] = useState(() => Date.now())
  const list = useRef<HTMLUListElement>(null)
  const [goneId, setGoneId] = useState<string | null>(null)

  // The pressed button is gone: focus its order.
  useEffect(() => {
    if (goneId !== null) list.current?.querySelector<HTMLElement>(`[data-order="${goneId}"]`)?.focus()
  }, [goneId])

  if (!orders || orders.pages.length === 0) {
    if (orders?.isError) return <OrdersError isOffline={orders.isOffline} onRetry={orders.retry} />
    return <div className="orders-ghost skeleton mt-5" role="status" aria-label="Loading your orders" />
  }
  // A new order shifts the others, so one may be on two pages.
  const shown = new Map(orders.pages.flatMap(({ redemptions }) => redemptions).map((order) => [order.id, order]))
  if (shown.size === 0) {
    return (
      <div className="orders-empty grid justify-items-start gap-5 mt-5">
        <p className="ink-2 text-3 text-pretty">
          No orders yet. What you order in the shop appears here, and you can track it to your door.
        </p>
        <a className="button primary" href="/me/shop" onClick={plainClick(onShop)}>
          Go to the shop
        </a>
      </div>
    )
  }
  return (
    <>
      <ul className="orders grid gap-4 mt-5" ref={list}>
        {[...shown.values()].map((order) => (
          <li key={order.id}>
            <OrderCard
              order={order}
              now={now}
              language={language}
              onCancel={() => setCancelling(order)}
              onItem={onItem}
            />
          </li>
        ))}
      </ul>
      {orders.isError && <OrdersError isOffline={orders.isOffline} onRetry={orders.retry} />}
      {orders.hasMore && <MoreButton label="Show more" isPending={orders.isPending} onMore={orders.showMore} />}
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

function OrdersError({ isOffline, onRetry }: { isOffline: boolean; onRetry: () => void }) {
  const about = isOffline
    ? t`Nothing is lost. Your orders will appear when you are back online.`
    : t`Nothing is lost. Please try again in a moment.`
  return <ErrorNote isOffline={isOffline} title="Could not load your orders" about={about} onRetry={onRetry} />
}

function CancelSheet({ order: { id, item, cost }, language, onCancelled, onClose }: CancelSheetProps) {
  // The same key for all attempts.
  const [key] = useState(randomId)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const points = cost.toLocaleString(language)

  const cancel = async () => {
    setBusy(true)
    setError(null)
    try {
      await call("rewards-cancel_redemption", { redemptionId: id }, { headers: { "idempotency-key": key } })
      await onCancelled()
      onClose(true)
      announce(t`Cancelled. You have your ${points} points back`)
    } catch (error) {
      setError(errorTextOf(error))
      if (error instanceof ApiError && error.code.startsWith("reward/")) await onCancelled()
    } finally {
      setBusy(false)
    }
  }
  return (
    <Sheet title="Cancel this order?" onClose={() => onClose(false)}>
      <p className="py-2 text-3 text-pretty">
        {item.title} goes back into the shop, and you get your {points} points back.
      </p>
      <p className="redeem-error ink-alert text-3 text-pretty" role="alert">
        {error}
      </p>
      <div className="flex flex-wrap gap-2 mt-4">
        <Button kind="primary" disabled={isBusy} onClick={() => void cancel()}>
          {isBusy ? "Cancelling…" : "Cancel the order"}
        </Button>
        <Button onClick={() => onClose(false)}>Keep</Button>
      </div>
    </Sheet>
  )
}

function errorTextOf(error: unknown): string {
  const code = error instanceof ApiError ? error.code : null
  if (code === "reward/too-late") return t`It is already packed, so it can’t be cancelled.`
  if (code === "offline") return t`You are offline. Your order has not changed. Try again when you are online.`
  if (code === "reward/wrong-step") return t`The order has changed in the meantime. Close this and check it again.`
  return t`Something went wrong. Your order has not changed. Please try again in a moment.`
}
