import type { ReactNode } from "react"
import { plainClick } from "../../ui/plain-click.ts"

type Props = {
  /** Null until it is known. */
  overview: { balance: number; held: number; pending: number; earnedToday: number } | null
  language: string
  /** What in the shop they come to next. */
  next: ReactNode
  onOpen: (path: string) => void
}

/** What somebody has to spend, whose whole line leads to where it came from; below it what it turns into next. */
export function PointsPanel({ overview, language, next, onOpen }: Props) {
  const number = new Intl.NumberFormat(language)
  return (
    <section className="points-panel" aria-label="Your points">
      <a className="points-link" href="/me/points" onClick={plainClick(() => onOpen("/me/points"))}>
        <strong>{overview ? number.format(overview.balance) : "·"}</strong>
        <span>
          <span className="points-link-title">{overview?.balance === 1 ? "point" : "points"}</span>
          <span>{overview ? besideOf(overview, number) : "How they are earned, and where they came from"}</span>
        </span>
      </a>
      {next}
    </section>
  )
}

function besideOf({ held, pending, earnedToday }: NonNullable<Props["overview"]>, number: Intl.NumberFormat): string {
  const parts = [
    earnedToday > 0 && `${number.format(earnedToday)} today`,
    held > 0 && `${number.format(held)} set aside`,
    pending > 0 && `${number.format(pending)} to come`,
  ].filter((part) => part !== false)
  return parts.length > 0 ? parts.join(" · ") : "How to earn them, and where they came from"
}

type ShopShelfProps = { orders: number; shopPath: string; onOpen: (path: string) => void; children: ReactNode }

/** A few things from the shop, and the ways to all of them and to what was ordered. */
export function ShopShelf({ orders, shopPath, onOpen, children }: ShopShelfProps) {
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
