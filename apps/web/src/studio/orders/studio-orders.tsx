import type { Order } from "@confetti/contract/orders"
import { t } from "@confetti/domain/messages/t"
import { useCallback, useDeferredValue, useRef, useState } from "react"
import { dateText, momentText } from "../../ui/moment-text.ts"
import { studioCall } from "../access/studio-call.ts"
import { ListFrame } from "../kit/list-frame.tsx"
import { Screen } from "../kit/screen.tsx"
import { Tabs } from "../kit/tabs.tsx"
import { useList } from "../kit/use-list.ts"
import { SearchField } from "../search-field.tsx"
import type { ScreenProps } from "../section.ts"
import { OrderDetail } from "./order-detail.tsx"
import { OrderTools } from "./order-tools.tsx"
import { orderTitle, stateHue, stateName, type View, views } from "./order-views.ts"
import "./orders.css"

const titles = { open: views.open.title, sent: views.sent.title, done: views.done.title }

/** Orders, oldest first. Only the open one shows its address, once it is packed. */
export function OrdersScreen({ language, brandName }: ScreenProps) {
  const [view, setView] = useState<View>("open")
  const [text, setText] = useState("")
  const [openId, setOpenId] = useState<string | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const search = useDeferredValue(text.trim())
  const read = useCallback(
    async (cursor: string | null) => {
      const { states, latestFirst } = views[view]
      const asked = { states: [...states], search, latestFirst, ...(cursor !== null && { after: cursor }) }
      const { orders, next } = await studioCall("rewards-list_orders", asked)
      return { items: orders, next }
    },
    [view, search],
  )
  const orders = useList<Order>(read, view)

  const onChanged = (order: Order) => {
    const isHere = views[view].states.includes(order.state)
    orders.replace(order.id, isHere ? order : null)
    if (isHere) return
    setOpenId(null)
    // The pressed button is gone with the order: focus the list.
    list.current?.focus()
  }
  return (
    <Screen
      title="Orders"
      about="Oldest first. The address is shown once an order is packed, and each view is logged."
      aside={
        <Tabs
          label="Which orders"
          titles={titles}
          view={view}
          onChange={(next) => {
            setView(next)
            setOpenId(null)
          }}
        />
      }
    >
      <div className="studio-list-bar grid gap-3 mb-4">
        <SearchField label="Search orders" placeholder="Email, item or number" isCode value={text} onChange={setText} />
        <OrderTools view={view} orders={orders.page?.items ?? []} language={language} brandName={brandName} />
      </div>
      <ListFrame list={orders} empty={text.trim() === "" ? views[view].empty : t`No orders match.`}>
        {(items) => (
          <ul className="studio-rows" aria-label="Orders" ref={list} tabIndex={-1}>
            {items.map((order) => (
              <li key={order.id}>
                <OrderRow
                  order={order}
                  language={language}
                  isOpen={openId === order.id}
                  onOpen={() => setOpenId(openId === order.id ? null : order.id)}
                />
                {openId === order.id && (
                  <OrderDetail
                    // A new parcel starts with empty fields.
                    key={order.parcel}
                    order={order}
                    language={language}
                    brandName={brandName}
                    onChanged={onChanged}
                    onStale={orders.readAgain}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
      </ListFrame>
    </Screen>
  )
}

type RowProps = { order: Order; language: string; isOpen: boolean; onOpen: () => void }

function OrderRow({ order, language, isOpen, onOpen }: RowProps) {
  const at = order.steps[0]?.at ?? ""
  return (
    <button type="button" className="studio-row studio-order min-h-56 py-3" aria-expanded={isOpen} onClick={onOpen}>
      <b>{orderTitle(order)}</b>
      <span className="studio-chip studio-order-state" style={{ "--hue": stateHue(order) }}>
        {stateName(order)}
      </span>
      <small>{order.email ?? "Deleted account"}</small>
      <time className="ink-2 text-1" dateTime={at} title={dateText(at, language)}>
        {momentText(at, Date.now(), language)}
      </time>
    </button>
  )
}
