import type { Order } from "@confetti/contract/orders"
import { plural } from "@confetti/domain/messages/plural"
import { t } from "@confetti/domain/messages/t"
import { dateText } from "../../ui/moment-text.ts"

export function OrderFacts({ order, language }: { order: Order; language: string }) {
  const { id, cost, tracking, refund, isUnderReview, review, failedParcels, parcel } = order
  const points = plural(cost, { one: "# point", other: "# points" }, language)
  return (
    <div className="grid gap-2 ink-2">
      <p>
        {points} · order <code>{id.slice(0, 8)}</code>
        {parcel > 1 && <span>{" · second shipment"}</span>}
      </p>
      {tracking && (
        <p>
          {tracking.carrier} {tracking.code}{" "}
          {tracking.address !== null && (
            <a href={tracking.address} target="_blank" rel="noopener noreferrer">
              Track the parcel
            </a>
          )}
        </p>
      )}
      {failedParcels.map((each) => (
        <p key={each.number}>{failureText(each, language)}</p>
      ))}
      {refund && <p>{refund.by === "person" ? "Cancelled by the reader." : `Refunded: ${refund.note}`}</p>}
      {isUnderReview && <p className="studio-error">Under review: {review.join("; ")}.</p>}
    </div>
  )
}

function failureText({ number, fate, remedy, at }: Order["failedParcels"][number], language: string): string {
  const failure = fate === "lost" ? lostText(number) : returnedText(number)
  const date = dateText(at, language)
  return remedy === "resend" ? t`${failure}: sent again, ${date}.` : t`${failure}: refunded, ${date}.`
}

function lostText(number: number): string {
  return number === 1 ? t`The first parcel was lost` : t`The second parcel was lost`
}

function returnedText(number: number): string {
  return number === 1 ? t`The first parcel came back` : t`The second parcel came back`
}
