import { formText } from "../form-text.ts"

type Props = { isBusy: boolean; onReject: (reason: string) => void; onCancel: () => void }

/** Nothing is taken down without a reason its author reads. */
export function RejectForm({ isBusy, onReject, onCancel }: Props) {
  return (
    <form
      className="studio-form"
      onSubmit={(event) => {
        event.preventDefault()
        onReject(formText(new FormData(event.currentTarget), "reason"))
      }}
      onKeyDown={(event) => {
        if (event.key === "Escape") onCancel()
      }}
    >
      <label className="studio-field">
        Why, in words its author reads
        {/* biome-ignore lint/a11y/noAutofocus: a key or a press asked for it */}
        <input name="reason" required maxLength={300} autoComplete="off" autoFocus />
      </label>
      <div className="studio-answers">
        <button type="submit" className="button studio-danger" disabled={isBusy}>
          Reject
        </button>
        <button type="button" className="button" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  )
}
