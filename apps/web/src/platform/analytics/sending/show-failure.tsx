import { showAlert } from "../../../ui/alert-slot.tsx"
import { AnalyticsAlert } from "./analytics-alert.tsx"

export function showFailure(error: Error): void {
  showAlert(<AnalyticsAlert error={error} onDismiss={() => showAlert(null)} />)
}
