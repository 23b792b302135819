import { formText } from "../form-text.ts"

type Props = {
  isBusy: boolean
  onCancel: () => void
  onShip: (given: { carrier: string; tracking: string; trackingAddress: string | null }) => void
}

export function ShipForm({ isBusy, onCancel, onShip }: Props) {
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
        Tracking number
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
          Cancel
        </button>
      </div>
    </form>
  )
}
