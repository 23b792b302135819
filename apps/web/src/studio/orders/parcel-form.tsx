import type { Order } from "@confetti/contract/orders"
import { t } from "@confetti/domain/messages/t"
import { mostParcels, type ParcelFate, type ParcelRemedy } from "@confetti/domain/rewards/parcel"
import { type SubmitEvent } from "react"
import { formText } from "../form-text.ts"

type Props = {
  order: Order
  fate: ParcelFate
  isBusy: boolean
  onCancel: () => void
  onResolve: (remedy: ParcelRemedy, note: string) => void
}

export function ParcelForm({ order, fate, isBusy, onCancel, onResolve }: Props) {
  const canResend = order.parcel < mostParcels && order.hasAddress
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const isResend = event.nativeEvent.submitter?.getAttribute("value") === "resend"
    onResolve(isResend ? "resend" : "refund", formText(new FormData(event.currentTarget), "note"))
  }
  return (
    <form className="studio-form studio-order-form" onSubmit={submit}>
      <p className="studio-hint">{aboutOf(order, fate)}</p>
      <label className="studio-field">
        A word to its person
        {/* biome-ignore lint/a11y/noAutofocus: what was pressed gave way to this */}
        <textarea name="note" required maxLength={300} rows={3} autoFocus />
      </label>
      <div className="studio-answers">
        {canResend && (
          <button type="submit" value="resend" className="button primary" disabled={isBusy}>
            Send it again
          </button>
        )}
        <button type="submit" value="refund" className="button studio-danger" disabled={isBusy}>
          Give the points back
        </button>
        <button type="button" className="button" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  )
}

function aboutOf({ parcel, hasAddress }: Order, fate: ParcelFate): string {
  const piece =
    fate === "lost" ? t`The piece leaves the stock as lost.` : t`The piece is back: sent again, or on its shelf.`
  if (parcel >= mostParcels) return t`${piece} It was sent twice, so what is left is giving the points back.`
  if (!hasAddress) return t`${piece} Where it went is no longer stored, so it can’t be sent again.`
  return t`${piece} This is decided once.`
}
