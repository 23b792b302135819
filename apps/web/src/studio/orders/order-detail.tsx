import type { Order } from "@confetti/contract/orders"
import { t } from "@confetti/domain/messages/t"
import { isAddressShown, nextRedemption } from "@confetti/domain/rewards/redemption"
import { useState } from "react"
import { ApiError } from "../../platform/api.ts"
import { announce } from "../../ui/announce.tsx"
import { useAttempt } from "../../ui/use-attempt.ts"
import { studioCall } from "../access/studio-call.ts"
import { troubleText } from "../trouble-text.ts"
import { OrderAddress } from "./order-address.tsx"
import { OrderFacts } from "./order-facts.tsx"
import { ParcelForm } from "./parcel-form.tsx"
import { RefundForm } from "./refund-form.tsx"
import { ShipForm } from "./ship-form.tsx"

type Props = {
  order: Order
  language: string
  brandName: string
  onChanged: (order: Order) => void
  /** Somebody else has moved it on: the list is to be read again. */
  onStale: () => Promise<unknown>
}

const stale: ReadonlySet<string> = new Set(["reward/wrong-step", "reward/parcel-resolved", "reward/not-sent"])

type Asked = "ship" | "refund" | "lost" | "returned"

export function OrderDetail({ order, language, brandName, onChanged, onStale }: Props) {
  const { id, state, isUnderReview } = order
  const [asked, setAsked] = useState<Asked | null>(null)
  const { isBusy, trouble, attempt } = useAttempt(troubleText)
  const act = async (step: () => Promise<{ order: Order }>, said: string) => {
    const isDone = await attempt(async () => {
      try {
        onChanged((await step()).order)
      } catch (error) {
        // Shown as it is now, with the reason above it.
        if (error instanceof ApiError && stale.has(error.code)) await onStale()
        throw error
      }
    })
    if (!isDone) return
    setAsked(null)
    announce(said)
  }
  const onCancel = () => setAsked(null)
  return (
    <div className="studio-order-detail">
      <OrderFacts order={order} language={language} />
      {isAddressShown(state) && <OrderAddress order={order} brandName={brandName} language={language} />}
      <p className="studio-trouble" role="alert">
        {trouble}
      </p>
      {asked === "ship" && (
        <ShipForm
          isBusy={isBusy}
          onCancel={onCancel}
          onShip={(given) =>
            void act(() => studioCall("rewards-ship_redemption", { redemptionId: id, ...given }), t`It is on its way`)
          }
        />
      )}
      {asked === "refund" && (
        <RefundForm
          isBusy={isBusy}
          onCancel={onCancel}
          onRefund={(note) =>
            void act(
              () => studioCall("rewards-refund_redemption", { redemptionId: id, note }),
              t`Points and piece are back`,
            )
          }
        />
      )}
      {(asked === "lost" || asked === "returned") && (
        <ParcelForm
          order={order}
          fate={asked}
          isBusy={isBusy}
          onCancel={onCancel}
          onResolve={(remedy, note) =>
            void act(
              () =>
                studioCall("rewards-resolve_parcel", {
                  redemptionId: id,
                  parcel: order.parcel,
                  fate: asked,
                  remedy,
                  note,
                }),
              remedy === "resend" ? t`It waits to be packed again` : t`The points are back`,
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
                void act(() => studioCall("rewards-approve_redemption", { redemptionId: id }), t`It goes on`)
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
                void act(() => studioCall("rewards-pack_redemption", { redemptionId: id }), t`It is packed`)
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
          {nextRedemption(state, "deliver") && (
            <button
              type="button"
              className="button primary"
              disabled={isBusy}
              onClick={() =>
                void act(() => studioCall("rewards-deliver_redemption", { redemptionId: id }), t`It has arrived`)
              }
            >
              It has arrived
            </button>
          )}
          {nextRedemption(state, "reimburse") && (
            <>
              <button type="button" className="button" onClick={() => setAsked("lost")}>
                It was lost
              </button>
              <button type="button" className="button" onClick={() => setAsked("returned")}>
                It came back
              </button>
            </>
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
