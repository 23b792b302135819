import type { Order } from "@confetti/contract/orders"
import { dateText } from "../../ui/moment-text.ts"

/** What is known of an order apart from where it goes. */
export function OrderFacts({ order, language }: { order: Order; language: string }) {
  const { id, cost, tracking, refund, isUnderReview, review, failedParcels, parcel } = order
  return (
    <div className="studio-order-facts">
      <p>
        {cost.toLocaleString(language)} points · order <code>{id.slice(0, 8)}</code>
        {parcel > 1 && " · sent a second time"}
      </p>
      {tracking && (
        <p>
          {tracking.carrier} {tracking.code}{" "}
          {tracking.address !== null && (
            <a href={tracking.address} target="_blank" rel="noopener noreferrer">
              Follow the parcel
            </a>
          )}
        </p>
      )}
      {failedParcels.map(({ number, fate, remedy, at }) => (
        <p key={number}>
          {number === 1 ? "The first parcel" : "The second parcel"} {fate === "lost" ? "was lost" : "came back"}:{" "}
          {remedy === "resend" ? "sent again" : "refunded"}, {dateText(at, language)}.
        </p>
      ))}
      {refund && <p>{refund.by === "person" ? "Cancelled by its person." : `Refunded: ${refund.note}`}</p>}
      {isUnderReview && <p className="studio-trouble">Look at it first: {review.join("; ")}.</p>}
    </div>
  )
}
