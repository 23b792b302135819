import type { Order } from "@confetti/contract/orders"
import { useDeferredValue, useRef, useState } from "react"
import { dateText, momentText } from "../../ui/moment-text.ts"
import { Trouble } from "../../ui/trouble.tsx"
import type { ScreenProps } from "../section.ts"
import { OrderDetail } from "./order-detail.tsx"
import { OrderTools } from "./order-tools.tsx"
import { orderTitle, stateName, type View, views } from "./order-views.ts"
import { useOrders } from "./use-orders.ts"
import "./orders.css"

/** What people redeemed, in the order it came. One is open at a time: only there stands where it goes, once it is packed. */
export function OrdersScreen({ language, brandName }: ScreenProps) {
  const [view, setView] = useState<View>("open")
  const [text, setText] = useState("")
  const [openId, setOpenId] = useState<string | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const { found, isBusy, trouble, replace, readMore, readAgain } = useOrders(view, useDeferredValue(text.trim()))

  const onChanged = (order: Order) => {
    replace(order)
    if (views[view].states.includes(order.state)) return
    setOpenId(null)
    // What was pressed is gone with the order: the list is where the next one stands.
    list.current?.focus()
  }
  return (
    <div className="studio-page">
      <header className="studio-head">
        <div>
          <h1>Orders</h1>
          <p>Who came first is first. Where an order goes is shown once it is packed, and each look is written down.</p>
        </div>
        <div className="studio-tabs" role="group" aria-label="Which orders">
          {(Object.keys(views) as View[]).map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={view === each}
              onClick={() => {
                setView(each)
                setOpenId(null)
              }}
            >
              {views[each].title}
            </button>
          ))}
        </div>
      </header>
      <div className="studio-order-bar">
        <label className="studio-field">
          <span className="unseen">Search orders</span>
          <input
            type="search"
            maxLength={100}
            placeholder="Mail address, item or number"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            data-search
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        </label>
        <OrderTools view={view} orders={found?.orders ?? []} language={language} brandName={brandName} />
      </div>
      {trouble && (
        <Trouble
          isOffline={trouble.isOffline}
          title="That did not arrive"
          about="The orders could not be read. None of them has changed."
          onRetry={() => void readAgain()}
        />
      )}
      {!found && isBusy && <div className="studio-waiting" role="status" aria-label="Fetching the orders" />}
      {found?.orders.length === 0 && (
        <p className="studio-empty">{text.trim() === "" ? views[view].empty : "No order here fits this."}</p>
      )}
      <ul className="studio-orders" aria-label="Orders" ref={list} tabIndex={-1} data-busy={isBusy || undefined}>
        {found?.orders.map((order) => (
          <li key={order.id}>
            <OrderRow
              order={order}
              language={language}
              isOpen={openId === order.id}
              onOpen={() => setOpenId(openId === order.id ? null : order.id)}
            />
            {openId === order.id && (
              <OrderDetail
                // Another parcel is another matter: nothing typed about the last one stays.
                key={order.parcel}
                order={order}
                language={language}
                brandName={brandName}
                onChanged={onChanged}
                onStale={readAgain}
              />
            )}
          </li>
        ))}
      </ul>
      {found?.next && (
        <button type="button" className="button studio-more" disabled={isBusy} onClick={readMore}>
          {isBusy ? "Fetching…" : "More orders"}
        </button>
      )}
    </div>
  )
}

type RowProps = { order: Order; language: string; isOpen: boolean; onOpen: () => void }

function OrderRow({ order, language, isOpen, onOpen }: RowProps) {
  const at = order.steps[0]?.at ?? ""
  return (
    <button type="button" className="studio-order" aria-expanded={isOpen} onClick={onOpen}>
      <b>{orderTitle(order)}</b>
      <span className="studio-order-state" data-state={order.isUnderReview ? "review" : order.state}>
        {stateName(order)}
      </span>
      <span className="studio-order-who">{order.email ?? "Erased since"}</span>
      <span className="studio-order-when">
        <time dateTime={at} title={dateText(at, language)}>
          {momentText(at, Date.now(), language)}
        </time>
      </span>
    </button>
  )
}
