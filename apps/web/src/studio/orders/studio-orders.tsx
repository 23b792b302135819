import type { Order } from "@confetti/contract/rewards"
import { useState } from "react"
import { useRead, useReadCache } from "../../platform/reads/use-reads.ts"
import { dateText, momentText } from "../../ui/moment-text.ts"
import { Trouble } from "../../ui/trouble.tsx"
import type { ScreenProps } from "../section.ts"
import { OrderDetail } from "./order-detail.tsx"
import "./orders.css"
import { ordersRead, type View } from "./orders-read.ts"

const viewNames: Record<View, string> = { open: "To be sent", done: "Done" }

const stateNames: Record<Order["state"], string> = {
  held: "Just in",
  confirmed: "To be packed",
  packed: "To be shipped",
  shipped: "Shipped",
  unlocked: "Unlocked",
  refunded: "Refunded",
}

/** What people redeemed, in the order it came. One is open at a time: only there stands where it goes. */
export function OrdersScreen({ language }: ScreenProps) {
  const [view, setView] = useState<View>("open")
  const [openId, setOpenId] = useState<string | null>(null)
  const cache = useReadCache()
  const { data, isPending, isError, isOffline, retry } = useRead(ordersRead(view), { freshFor: 0 })
  return (
    <div className="studio-page">
      <header className="studio-head">
        <div>
          <h1>Orders</h1>
          <p>Who came first is first. That you looked is written down: orders show where people live.</p>
        </div>
        <div className="studio-tabs" role="group" aria-label="Which orders">
          {(["open", "done"] as const).map((each) => (
            <button key={each} type="button" aria-pressed={view === each} onClick={() => setView(each)}>
              {viewNames[each]}
            </button>
          ))}
        </div>
      </header>
      {isError && (
        <Trouble
          isOffline={isOffline}
          title="That did not arrive"
          about="The orders could not be read. None of them has changed."
          onRetry={retry}
        />
      )}
      {isPending && <div className="studio-waiting" role="status" aria-label="Fetching the orders" />}
      {data?.orders.length === 0 && (
        <p className="studio-empty">{view === "open" ? "Everything is sent." : "Nothing was sent so far."}</p>
      )}
      <ul className="studio-orders" aria-label="Orders">
        {data?.orders.map((order) => (
          <li key={order.id}>
            <button
              type="button"
              className="studio-order"
              aria-expanded={openId === order.id}
              onClick={() => setOpenId(openId === order.id ? null : order.id)}
            >
              <b>
                {order.item.title}
                {order.item.variant && <span>, {order.item.variant}</span>}
              </b>
              <span className="studio-order-state" data-state={order.isUnderReview ? "review" : order.state}>
                {order.isUnderReview ? "Look at it first" : stateNames[order.state]}
              </span>
              <span className="studio-order-who">{order.email ?? "Erased since"}</span>
              <span className="studio-order-when">
                <time dateTime={order.steps[0]?.at} title={dateText(order.steps[0]?.at ?? "", language)}>
                  {momentText(order.steps[0]?.at ?? "", Date.now(), language)}
                </time>
              </span>
            </button>
            {openId === order.id && (
              <OrderDetail order={order} language={language} onDone={() => cache.load(ordersRead(view), 0)} />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
