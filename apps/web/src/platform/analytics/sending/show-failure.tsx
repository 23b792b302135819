import { showAlert } from "../../../ui/alert-slot.tsx"
import { IconButton } from "../../../ui/icon.tsx"
import "./analytics-alert.css"

export function showFailure(error: Error): void {
  showAlert(<AnalyticsAlert error={error} onDismiss={() => showAlert(null)} />)
}

type Props = { error: Error; onDismiss: () => void }

/** Counting failed. Nothing the person does depends on it, and they are told so. */
function AnalyticsAlert({ error, onDismiss }: Props) {
  return (
    <div className="analytics-alert" role="alert">
      <p>
        <strong>Counting did not work</strong>
        What you did is safe; only our count of it is not. The error: {error.message}
      </p>
      <IconButton icon="close" label="Dismiss" onClick={onDismiss} />
    </div>
  )
}
