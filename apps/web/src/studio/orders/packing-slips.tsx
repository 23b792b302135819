import type { Order } from "@confetti/contract/orders"
import { useEffect, useRef } from "react"
import { createPortal } from "react-dom"
import { dateText } from "../../ui/moment-text.ts"
import { orderTitle } from "./order-views.ts"

export type Slip = { order: Order; address: readonly string[] }

type Props = { slips: readonly Slip[]; brandName: string; language: string; onDone: () => void }

/** A printed page for each order, shown only while printing. */
export function PackingSlips({ slips, brandName, language, onDone }: Props) {
  const done = useRef(onDone)
  useEffect(() => {
    done.current = onDone
  })
  useEffect(() => {
    const end = () => done.current()
    addEventListener("afterprint", end)
    window.print()
    return () => removeEventListener("afterprint", end)
  }, [])
  return createPortal(
    <div className="packing-slips">
      {slips.map(({ order, address }) => (
        <section key={order.id} className="packing-slip">
          <header className="flex justify-between gap-6">
            <b>{brandName}</b>
            <span>
              Order {order.id.slice(0, 8)}, {dateText(order.steps[0]?.at ?? "", language)}
            </span>
          </header>
          <address className="grid">
            {address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          <table className="w-full">
            <thead>
              <tr>
                <th scope="col">Quantity</th>
                <th scope="col">Item</th>
                <th scope="col">Packed</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <td>1</td>
                <td>{orderTitle(order)}</td>
                <td>☐</td>
              </tr>
            </tbody>
          </table>
          <p>{order.parcel > 1 ? "A replacement, with our apologies." : "Thank you for reading with us. Enjoy it."}</p>
        </section>
      ))}
    </div>,
    document.body,
  )
}
