import type { Order } from "@confetti/contract/rewards"
import { nextRedemption } from "@confetti/domain/rewards/redemption"
import { useState } from "react"
import { announce } from "../../ui/announce.tsx"
import { studioCall } from "../access/studio-call.ts"
import { formText } from "../form-text.ts"
import { useAttempt } from "../../ui/use-attempt.ts"
import { troubleText } from "../trouble-text.ts"

type Props = { order: Order; language: string; onDone: () => Promise<void> }

/** Where an order goes, and the steps it can take from where it stands. */
export function OrderDetail({ order, language, onDone }: Props) {
  const { id, state, address, cost, isUnderReview, review, tracking, refund } = order
  const [asked, setAsked] = useState<"ship" | "refund" | null>(null)
  const { isBusy, trouble, attempt } = useAttempt(troubleText)
  const act = async (step: () => Promise<unknown>, said: string) => {
    const isDone = await attempt(async () => {
      await step()
      await onDone()
    })
    if (isDone) announce(said)
  }
  return (
    <div className="studio-order-detail">
      <div className="studio-order-facts">
        <address aria-label="Goes to">
          {address === null
            ? "The address is no longer stored."
            : address.map((line) => <span key={line}>{line}</span>)}
        </address>
        <p>{cost.toLocaleString(language)} points</p>
        {tracking && (
          <p>
            {tracking.carrier} {tracking.code}
          </p>
        )}
        {refund && <p>{refund.by === "person" ? "Cancelled by its person." : `Refunded: ${refund.note}`}</p>}
        {isUnderReview && <p className="studio-trouble">Look at it first: {review.join("; ")}.</p>}
      </div>
      <p className="studio-trouble" role="alert">
        {trouble}
      </p>
      {asked === "ship" && (
        <ShipForm
          isBusy={isBusy}
          onCancel={() => setAsked(null)}
          onShip={(given) =>
            void act(() => studioCall("rewards-ship_redemption", { redemptionId: id, ...given }), "It is on its way")
          }
        />
      )}
      {asked === "refund" && (
        <RefundForm
          isBusy={isBusy}
          onCancel={() => setAsked(null)}
          onRefund={(note) =>
            void act(
              () => studioCall("rewards-refund_redemption", { redemptionId: id, note }),
              "Points and piece are back",
            )
          }
        />
      )}
      {asked === null && (
        <div className="studio-answers">
          {isUnderReview && (
            <button
              type="button"
              className="button primary"
              disabled={isBusy}
              onClick={() =>
                void act(() => studioCall("rewards-approve_redemption", { redemptionId: id }), "It goes on")
              }
            >
              Let it go on
            </button>
          )}
          {nextRedemption(state, "pack") && (
            <button
              type="button"
              className="button primary"
              disabled={isBusy}
              onClick={() =>
                void act(() => studioCall("rewards-pack_redemption", { redemptionId: id }), "It is packed")
              }
            >
              It is packed
            </button>
          )}
          {nextRedemption(state, "ship") && (
            <button type="button" className="button primary" onClick={() => setAsked("ship")}>
              Ship it
            </button>
          )}
          {nextRedemption(state, "refund") && (
            <button type="button" className="button studio-danger" onClick={() => setAsked("refund")}>
              Refund
            </button>
          )}
        </div>
      )}
    </div>
  )
}

type ShipProps = {
  isBusy: boolean
  onCancel: () => void
  onShip: (given: { carrier: string; tracking: string; trackingAddress: string | null }) => void
}

function ShipForm({ isBusy, onCancel, onShip }: ShipProps) {
  return (
    <form
      className="studio-form studio-order-form"
      onSubmit={(event) => {
        event.preventDefault()
        const form = new FormData(event.currentTarget)
        const [carrier, tracking] = [formText(form, "carrier"), formText(form, "tracking")]
        onShip({ carrier, tracking, trackingAddress: formText(form, "address") || null })
      }}
    >
      <label className="studio-field">
        Carrier
        {/* biome-ignore lint/a11y/noAutofocus: what was pressed gave way to this */}
        <input name="carrier" required maxLength={60} autoFocus />
      </label>
      <label className="studio-field">
        Number
        <input name="tracking" maxLength={80} />
      </label>
      <label className="studio-field">
        Where it can be followed
        <input name="address" type="url" pattern="https://.*" maxLength={300} placeholder="https://…" />
      </label>
      <div className="studio-answers">
        <button type="submit" className="button primary" disabled={isBusy}>
          It is on its way
        </button>
        <button type="button" className="button" onClick={onCancel}>
          Not yet
        </button>
      </div>
    </form>
  )
}

type RefundProps = { isBusy: boolean; onCancel: () => void; onRefund: (note: string) => void }

function RefundForm({ isBusy, onCancel, onRefund }: RefundProps) {
  return (
    <form
      className="studio-form studio-order-form"
      onSubmit={(event) => {
        event.preventDefault()
        onRefund(formText(new FormData(event.currentTarget), "note"))
      }}
    >
      <label className="studio-field">
        Why, in words its person reads
        {/* biome-ignore lint/a11y/noAutofocus: what was pressed gave way to this */}
        <textarea name="note" required maxLength={300} rows={3} autoFocus />
      </label>
      <div className="studio-answers">
        <button type="submit" className="button studio-danger" disabled={isBusy}>
          Give the points back
        </button>
        <button type="button" className="button" onClick={onCancel}>
          Keep the order
        </button>
      </div>
    </form>
  )
}
