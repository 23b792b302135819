import type { Order } from "@confetti/contract/orders"
import { t } from "@confetti/domain/messages/t"
import { useDeferredValue, useRef, useState } from "react"
import { dateText, momentText } from "../../ui/moment-text.ts"
import { PagedList } from "../paged-list.tsx"
import { SearchField } from "../search-field.tsx"
import type { ScreenProps } from "../section.ts"
import { ViewTabs } from "../view-tabs.tsx"
import { OrderDetail } from "./order-detail.tsx"
import { OrderTools } from "./order-tools.tsx"
import { orderTitle, stateName, type View, views } from "./order-views.ts"
import { useOrders } from "./use-orders.ts"
import "./orders.css"

const titles = { open: views.open.title, sent: views.sent.title, done: views.done.title }

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
        <ViewTabs
          label="Which orders"
          titles={titles}
          view={view}
          onChange={(next) => {
            setView(next)
            setOpenId(null)
          }}
        />
      </header>
      <div className="studio-order-bar">
        <SearchField
          label="Search orders"
          placeholder="Mail address, item or number"
          isCode
          value={text}
          onChange={setText}
        />
        <OrderTools view={view} orders={found?.orders ?? []} language={language} brandName={brandName} />
      </div>
      <PagedList
        name={t`orders`}
        label="Orders"
        className="studio-orders"
        ref={list}
        page={found && { items: found.orders, next: found.next }}
        isBusy={isBusy}
        trouble={trouble}
        empty={text.trim() === "" ? views[view].empty : t`No order here fits this.`}
        more="More orders"
        onRetry={() => void readAgain()}
        onMore={readMore}
      >
        {(order) => (
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
        )}
      </PagedList>
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
