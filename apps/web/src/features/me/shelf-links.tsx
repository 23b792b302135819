import { plural } from "@confetti/domain/messages/plural"
import { t } from "@confetti/domain/messages/t"
import type { ReactNode } from "react"
import { plainClick } from "../../ui/plain-click.ts"

type Props = {
  overview: { balance: number; held: number; pending: number; earnedToday: number } | null
  language: string
  next: ReactNode
  onOpen: (path: string) => void
}

export function PointsPanel({ overview, language, next, onOpen }: Props) {
  return (
    <section className="points-panel" aria-label="Your points">
      <a
        className="points-link flex flex-wrap items-center mt-5 py-2"
        href="/me/points"
        onClick={plainClick(() => onOpen("/me/points"))}
      >
        <strong className="ink-hue">{overview ? overview.balance.toLocaleString(language) : "·"}</strong>
        <span className="grid ink-2">
          <span className="points-link-title ink-1">
            {plural(overview?.balance ?? 0, { one: "point", other: "points" })}
          </span>
          <span>{overview ? besideOf(overview, language) : "How to earn them, and where they came from"}</span>
        </span>
      </a>
      {next}
    </section>
  )
}

function besideOf({ held, pending, earnedToday }: NonNullable<Props["overview"]>, language: string): string {
  const parts = [
    earnedToday > 0 && t`${earnedToday.toLocaleString(language)} today`,
    held > 0 && t`${held.toLocaleString(language)} reserved`,
    pending > 0 && t`${pending.toLocaleString(language)} pending`,
  ].filter((part) => part !== false)
  return parts.length > 0 ? parts.join(" · ") : t`How to earn them, and where they came from`
}

type ShopShelfProps = { orders: number; shopPath: string; onOpen: (path: string) => void; children: ReactNode }

export function ShopShelf({ orders, shopPath, onOpen, children }: ShopShelfProps) {
  const link = (href: string, words: string) => (
    <a className="flex items-center min-h-44 font-semibold" href={href} onClick={plainClick(() => onOpen(href))}>
      {words}
    </a>
  )
  return (
    <section className="page-section shop-shelf" aria-labelledby="shop-title">
      <div className="shop-shelf-bar flex flex-wrap items-baseline justify-between mb-2">
        <h2 className="text-4" id="shop-title">
          Shop
        </h2>
        <p className="flex gap-5">
          {orders > 0 && link("/me/orders", plural(orders, { one: "Your order", other: "Your orders" }))}
          {link(shopPath, t`See all`)}
        </p>
      </div>
      {children}
    </section>
  )
}
