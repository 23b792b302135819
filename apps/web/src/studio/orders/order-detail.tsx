import type { Order } from "@confetti/contract/orders"
import { t } from "@confetti/domain/messages/t"
import { mostParcels, type ParcelFate } from "@confetti/domain/rewards/parcel"
import { isAddressShown, nextRedemption } from "@confetti/domain/rewards/redemption"
import { useState } from "react"
import { ApiError } from "../../platform/api.ts"
import { Button } from "../../ui/button.tsx"
import { studioCall } from "../access/studio-call.ts"
import { Alert } from "../kit/alert.tsx"
import { Field, Form } from "../kit/form.tsx"
import { useAction } from "../kit/use-action.ts"
import { OrderAddress } from "./order-address.tsx"
import { OrderFacts } from "./order-facts.tsx"

type Props = {
  order: Order
  language: string
  brandName: string
  onChanged: (order: Order) => void
  /** Called when someone else has changed it. */
  onStale: () => Promise<unknown>
}

const stale: ReadonlySet<string> = new Set(["reward/wrong-step", "reward/parcel-resolved", "reward/not-sent"])

export function OrderDetail({ order, language, brandName, onChanged, onStale }: Props) {
  const { id: redemptionId, state, isUnderReview, parcel } = order
  const [asked, setAsked] = useState<"ship" | "refund" | ParcelFate | null>(null)
  const { isBusy, error, act } = useAction()
  const change = async (step: Promise<{ order: Order }>, said: string) => {
    const isDone = await act(async () => {
      try {
        onChanged((await step).order)
      } catch (error) {
        // Shows the current state, with the reason above it.
        if (error instanceof ApiError && stale.has(error.code)) await onStale()
        throw error
      }
    }, said)
    if (isDone) setAsked(null)
  }
  const form = { isBusy, onCancel: () => setAsked(null) }
  const canResend = parcel < mostParcels && order.hasAddress
  return (
    <div className="grid gap-4 py-2 mb-4">
      <OrderFacts order={order} language={language} />
      {isAddressShown(state) && <OrderAddress order={order} brandName={brandName} language={language} />}
      <Alert>{error}</Alert>
      {asked === "ship" && (
        <Form
          {...form}
          action="Mark as shipped"
          onSubmit={(text) => {
            const given = {
              carrier: text("carrier"),
              tracking: text("tracking"),
              trackingAddress: text("address") || null,
            }
            void change(studioCall("rewards-ship_redemption", { redemptionId, ...given }), t`Shipped`)
          }}
        >
          <Field label="Carrier" name="carrier" required maxLength={60} isFirst />
          <Field label="Tracking number" name="tracking" maxLength={80} />
          <Field
            label="Tracking link"
            name="address"
            type="url"
            pattern="https://.*"
            maxLength={300}
            placeholder="https://…"
          />
        </Form>
      )}
      {asked === "refund" && (
        <Form
          {...form}
          action="Refund the points"
          kind="danger"
          no="Keep the order"
          onSubmit={(text) => {
            void change(studioCall("rewards-refund_redemption", { redemptionId, note: text("note") }), t`Refunded`)
          }}
        >
          <Field label="Reason, shown to the reader" name="note" required maxLength={300} rows={3} isFirst />
        </Form>
      )}
      {(asked === "lost" || asked === "returned") && (
        <Form
          {...form}
          action={canResend ? "Send it again" : "Refund the points"}
          kind={canResend ? "primary" : "danger"}
          also={
            canResend && (
              <Button type="submit" name="remedy" value="refund" kind="danger" disabled={isBusy}>
                Refund the points
              </Button>
            )
          }
          onSubmit={(text) => {
            const remedy = canResend && text("remedy") === "" ? "resend" : "refund"
            const given = { redemptionId, parcel, fate: asked, remedy, note: text("note") } as const
            const said = remedy === "resend" ? t`Ready to pack again` : t`Points refunded`
            void change(studioCall("rewards-resolve_parcel", given), said)
          }}
        >
          <p className="studio-hint">{parcelText(order, asked)}</p>
          <Field label="Message to the reader" name="note" required maxLength={300} rows={3} isFirst />
        </Form>
      )}
      {asked === null && (
        <div className="studio-answers">
          {isUnderReview && (
            <Button
              kind="primary"
              disabled={isBusy}
              onClick={() => void change(studioCall("rewards-approve_redemption", { redemptionId }), t`Approved`)}
            >
              Approve
            </Button>
          )}
          {nextRedemption(state, "pack") && (
            <Button
              kind="primary"
              disabled={isBusy}
              onClick={() => void change(studioCall("rewards-pack_redemption", { redemptionId }), t`Packed`)}
            >
              Mark as packed
            </Button>
          )}
          {nextRedemption(state, "ship") && (
            <Button kind="primary" onClick={() => setAsked("ship")}>
              Ship it
            </Button>
          )}
          {nextRedemption(state, "deliver") && (
            <Button
              kind="primary"
              disabled={isBusy}
              onClick={() => void change(studioCall("rewards-deliver_redemption", { redemptionId }), t`Delivered`)}
            >
              Mark as delivered
            </Button>
          )}
          {nextRedemption(state, "reimburse") && (
            <>
              <Button onClick={() => setAsked("lost")}>It was lost</Button>
              <Button onClick={() => setAsked("returned")}>It came back</Button>
            </>
          )}
          {nextRedemption(state, "refund") && (
            <Button kind="danger" onClick={() => setAsked("refund")}>
              Refund
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

function parcelText({ parcel, hasAddress }: Order, fate: ParcelFate): string {
  const piece =
    fate === "lost" ? t`The item is removed from stock as lost.` : t`The item is back in stock or sent again.`
  if (parcel >= mostParcels) return t`${piece} It was already sent twice, so you can only refund the points.`
  if (!hasAddress) return t`${piece} The address is no longer stored, so it can’t be sent again.`
  return t`${piece} You can’t change this later.`
}
