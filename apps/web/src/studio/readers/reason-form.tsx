import { formText } from "../form-text.ts"

type Given = { reason: string; days: number | null }
type Props = {
  label: string
  action: string
  hasEnd?: boolean
  isBusy: boolean
  onSubmit: (given: Given) => void
  onCancel: () => void
}

/** Nothing is taken from somebody without words they read. */
export function ReasonForm({ label, action, hasEnd = false, isBusy, onSubmit, onCancel }: Props) {
  return (
    <form
      className="studio-form studio-order-form"
      onSubmit={(event) => {
        event.preventDefault()
        const form = new FormData(event.currentTarget)
        const days = formText(form, "days")
        onSubmit({ reason: formText(form, "reason"), days: days === "" ? null : Number(days) })
      }}
      onKeyDown={(event) => {
        if (event.key === "Escape") onCancel()
      }}
    >
      <label className="studio-field">
        {label}
        {/* biome-ignore lint/a11y/noAutofocus: a press asked for it */}
        <input name="reason" required maxLength={300} autoComplete="off" autoFocus />
      </label>
      {hasEnd && (
        <label className="studio-field">
          For how long
          <select name="days" defaultValue="7">
            <option value="1">A day</option>
            <option value="3">3 days</option>
            <option value="7">A week</option>
            <option value="30">30 days</option>
            <option value="365">A year</option>
            <option value="">For good</option>
          </select>
        </label>
      )}
      <div className="studio-answers">
        <button type="submit" className="button studio-danger" disabled={isBusy}>
          {action}
        </button>
        <button type="button" className="button" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  )
}
