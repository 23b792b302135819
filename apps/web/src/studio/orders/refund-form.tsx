import { formText } from "../form-text.ts"

type Props = { isBusy: boolean; onCancel: () => void; onRefund: (note: string) => void }

export function RefundForm({ isBusy, onCancel, onRefund }: Props) {
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
