import type { ReactNode } from "react"
import { plainClick } from "../../ui/plain-click.ts"

type Props = { orders: number; shopPath: string; onOpen: (path: string) => void; children: ReactNode }

/** A few things from the shop, and the ways to all of them and to what was ordered. */
export function ShopShelf({ orders, shopPath, onOpen, children }: Props) {
  const link = (href: string, words: string) => (
    <a href={href} onClick={plainClick(() => onOpen(href))}>
      {words}
    </a>
  )
  return (
    <section className="page-section shop-shelf" aria-labelledby="shop-title">
      <div className="shop-shelf-bar">
        <h2 id="shop-title">Shop</h2>
        <p>
          {orders > 0 && link("/me/orders", orders === 1 ? "Your order" : "Your orders")}
          {link(shopPath, "See all of it")}
        </p>
      </div>
      {children}
    </section>
  )
}
