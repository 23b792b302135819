import type { Picture } from "@confetti/contract/picture"
import { useEffect, useRef } from "react"
import { burst } from "../../../ui/burst.ts"
import { TilePicture } from "../../tile/index.ts"
import type { Outcome } from "./use-redeem.ts"

type Props = { outcome: Outcome; picture: Picture; language: string; onOrders: () => void; onShop: () => void }

/** The sheet has settled by then, and the picture is where it stays. In milliseconds. */
const arrives = 120

/** It is theirs: worth confetti. */
export function DoneStep({ outcome: { redemption, balance }, picture, language, onOrders, onShop }: Props) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const timers = [0.5, 0.1, 0.9].map((share, at) =>
      setTimeout(
        () => {
          const { left, top, width, height } = element.getBoundingClientRect()
          burst(left + width * share, top + height / 2, 85 + at * 110, element)
        },
        arrives + at * 160,
      ),
    )
    return () => timers.forEach(clearTimeout)
  }, [])
  const number = new Intl.NumberFormat(language)
  return (
    <div className="redeem-done">
      <div className="done-art" ref={place}>
        <TilePicture picture={{ ...picture, alt: "" }} sizes="300px" />
      </div>
      <p>
        {number.format(redemption.cost)} points are set aside for {redemption.item.title}, and {number.format(balance)}{" "}
        {balance === 1 ? "remains" : "remain"}. You can follow it, and cancel it until it is packed, among your orders.
      </p>
      <button type="button" className="button primary" onClick={onOrders}>
        See your order
      </button>
      <button type="button" className="button" onClick={onShop}>
        Back to the shop
      </button>
    </div>
  )
}
